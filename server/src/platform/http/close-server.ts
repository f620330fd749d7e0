import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';

/** How long requests in flight may take once the server closes, in milliseconds. */
const drainMs = 6_500;
/** How long connections may be idle while another process has taken over the port, in milliseconds. */
const idleMs = 2_000;

/**
 * Takes no new connections, lets requests in flight finish, and cuts what takes too long. Connections that are idle are
 * closed at once, unless the server `isReplaced`: clients that are just about to send over one of them get their answer,
 * which says that it is the last one there.
 */
export const closeServer = (server: Server, { isReplaced }: { isReplaced: boolean }): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    let tidying: NodeJS.Timeout | undefined;
    const isClosed = (): void => {
      clearTimeout(cut);
      clearInterval(tidying);
      resolve();
    };
    if (!isReplaced) {
      server.close(isClosed);
      return;
    }
    // An HTTP server's own `close` closes idle connections, too.
    SocketServer.prototype.close.call(server, isClosed);
    tidying = setInterval(() => server.closeIdleConnections(), idleMs);
  });
