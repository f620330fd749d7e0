import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long requests in flight may take once the server closes, in milliseconds. */
const drainMs = 6_500;
/** For how long connections may be idle, and new ones be passed on, once another process has the port, in milliseconds. */
const handoverMs = 2_000;

/**
 * Takes no new connections, lets requests in flight finish, and cuts what takes too long. Connections that are idle are
 * closed at once, unless the server `isReplaced`: clients that are just about to send over one of them get their answer,
 * which says that it is the last one there.
 */
export async function closeServer(server: Server, { isReplaced }: { isReplaced: boolean }): Promise<void> {
  const closed = new Promise((resolve) => {
    // An HTTP server's own `close` closes idle connections, too.
    if (isReplaced) SocketServer.prototype.close.call(server, resolve);
    else server.close(resolve);
  });
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  const tidying = setInterval(() => server.closeIdleConnections(), handoverMs);
  // The supervisor may not know yet, and hand over connections that go back to it: nobody else could take them.
  if (isReplaced) await sleep(handoverMs);
  await closed;
  clearTimeout(cut);
  clearInterval(tidying);
}
