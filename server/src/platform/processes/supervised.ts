import cluster from 'node:cluster';
import { messages } from './messages.ts';

/**
 * Number of this server process behind the port, from 1; replacements count on. Undefined if there is only one
 * process.
 */
export const processNumber = cluster.worker?.id;

/** Whether this is the first or only server process. */
export const isFirstProcess = processNumber === undefined || processNumber === 1;

/** Reports to the supervisor, if there is one, that this process is ready. */
export function reportReady(): void {
  cluster.worker?.send(messages.ready);
}

interface Orders {
  /** Finish requests and end: another process has replaced this one. */
  retire(): void;
  /** End: the supervisor has died. */
  end(): void;
}

/** Handles messages of the supervisor, if there is one. */
export function followSupervisor({ retire, end }: Orders): void {
  const { worker } = cluster;
  if (!worker) return;
  process.on('message', (message) => {
    if (message === messages.retire) retire();
  });
  // Ignores messages that could not be sent because the supervisor has just died. The disconnect follows.
  worker.on('error', () => undefined);
  worker.on('disconnect', () => {
    // By default, Node would exit immediately: requests would be aborted and the embedded database would keep
    // running.
    worker.exitedAfterDisconnect = true;
    end();
  });
  // A terminal sends the signal to all its processes. Only the supervisor handles it.
  process.on('SIGHUP', () => undefined);
}
