import cluster from 'node:cluster';
import { messages } from './messages.ts';

/** Counts the server processes behind one port from 1, those that replace others among them. Undefined: there is only this one. */
export const processNumber = cluster.worker?.id;

/** Whether this is the first server process of its house, or the only one. */
export const isFirstProcess = processNumber === undefined || processNumber === 1;

/** Tells the supervisor, if there is one, that requests are served. */
export function sayReady(): void {
  cluster.worker?.send(messages.ready);
}

interface Orders {
  /** Another process serves in this one's place: finish what has begun, and end. */
  retire(): void;
  /** The supervisor is gone: end. */
  end(): void;
}

/** Does what the supervisor says, if there is one. */
export function followSupervisor({ retire, end }: Orders): void {
  const { worker } = cluster;
  if (!worker) return;
  process.on('message', (message) => {
    if (message === messages.retire) retire();
  });
  // What cannot be said to a supervisor that has just died is no fault of this process: it hears of that death next.
  worker.on('error', () => undefined);
  worker.on('disconnect', () => {
    // Node would end this process at once: requests would be cut, and the embedded database left behind.
    worker.exitedAfterDisconnect = true;
    end();
  });
  // A terminal tells all its processes, and only the supervisor knows what it means.
  process.on('SIGHUP', () => undefined);
}
