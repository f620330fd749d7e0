import type { Worker } from 'node:cluster';

/**
 * Node hands a process one connection at a time, and forgets the one that it was about to take when it died: its client
 * would wait for ever. Cuts that, as the system cuts those that it had.
 */
export function cutLostConnection(worker: Worker): void {
  let handed: unknown;
  worker.process.send = new Proxy(worker.process.send, {
    apply(send, self, args: unknown[]) {
      handed = args[1] ?? handed;
      return Reflect.apply(send, self, args);
    },
  });
  worker.once('exit', () => {
    // What was taken is closed here already, and may be closed again.
    if (isClosable(handed)) handed.close();
  });
}

const isClosable = (handle: unknown): handle is { close(): void } =>
  typeof handle === 'object' && handle !== null && 'close' in handle && typeof handle.close === 'function';
