import cluster from 'node:cluster';
import { messages } from './messages.ts';

/** Number of this server process, from 1. Replacements get new numbers. Undefined if there is only one process. */
export const processNumber = cluster.worker?.id;

/** Whether this is the first or only server process. */
export const isFirstProcess = processNumber === undefined || processNumber === 1;

/** Reports to the supervisor, if any, that this process is ready. */
export function reportReady(): void {
  cluster.worker?.send(messages.ready);
}

interface Orders {
  /** Called when another process has replaced this one. It must finish its requests and exit. */
  retire(): void;
  /** Called when the supervisor has died. The process must exit. */
  end(): void;
}

/** Handles messages from the supervisor, if any. */
export function followSupervisor({ retire, end }: Orders): void {
  const { worker } = cluster;
  if (!worker) return;
  process.on('message', (message) => {
    if (message === messages.retire) retire();
  });
  // Ignores errors of messages that could not be sent because the supervisor has just died. The disconnect event
  // follows.
  worker.on('error', () => undefined);
  worker.on('disconnect', () => {
    // By default, Node would exit immediately. Requests would be aborted, and the embedded database would keep
    // running.
    worker.exitedAfterDisconnect = true;
    end();
  });
  // A terminal sends the signal to all its processes, but only the supervisor handles it.
  process.on('SIGHUP', () => undefined);
}
