import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type Socket, Server as SocketServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Time limits for clients in milliseconds, and maximum numbers of connections. */
export interface HttpLimits {
  /** Maximum time for the headers of a request, and for the first byte of a connection. */
  readonly headersMs: number;
  /**
   * Keep-alive time of idle connections. It is longer than that of load balancers, which could otherwise send a
   * request into a closing connection.
   */
  readonly keepAliveMs: number;
  /**
   * Minimum number of body bytes received in each {@link windowMs}. The total time for a body is not limited, because
   * a valid upload may take an hour.
   */
  readonly bytesPerWindow: number;
  readonly windowMs: number;
  /** Maximum time during which a client receives no data from a pending response. */
  readonly stalledMs: number;
  /** Maximum time to receive the rest of a request body after the response has been sent. The rest is discarded. */
  readonly leftoverMs: number;
  /** Maximum number of connections per process. */
  readonly connections: number;
  /** Maximum number of connections per IP address. */
  readonly connectionsPerAddress: number;
}

const usual: HttpLimits = {
  headersMs: 15_000,
  keepAliveMs: 65_000,
  bytesPerWindow: 80_000,
  windowMs: 20_000,
  stalledMs: 120_000,
  leftoverMs: 30_000,
  connections: 10_000,
  connectionsPerAddress: 500,
};

const maxHeaderBytes = 16_384;

/** Maximum duration of a request. Allows the slowest accepted upload of the largest file. */
const longestRequestMs = 24 * 3_600_000;

/**
 * Creates an HTTP server that slow clients cannot block. Connections are closed if they send headers or bodies, or
 * read responses, too slowly. The number of connections per IP address is limited. Set `isBehindProxy` if all clients
 * connect through a few proxies.
 */
export function createHttpServer(
  handler: RequestListener,
  { isBehindProxy = false, limits: overrides = {} }: { isBehindProxy?: boolean; limits?: Partial<HttpLimits> } = {},
): Server {
  const limits = { ...usual, ...overrides };
  const server = createServer(
    {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: longestRequestMs,
      keepAliveTimeout: limits.keepAliveMs,
      // By default, slow headers are checked only every 30 seconds.
      connectionsCheckingInterval: Math.min(limits.headersMs / 3, 5_000),
    },
    handler,
  );
  server.maxConnections = limits.connections;
  if (!isBehindProxy) boundAddresses(server, limits.connectionsPerAddress);
  cutSlowClients(server, limits);
  return server;
}

function boundAddresses(server: Server, maxPerAddress: number): void {
  const connections = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress: address = '' } = socket;
    const others = connections.get(address) ?? 0;
    if (others >= maxPerAddress) {
      socket.destroy();
      return;
    }
    connections.set(address, others + 1);
    socket.once('close', () => {
      const remaining = (connections.get(address) ?? 1) - 1;
      if (remaining > 0) connections.set(address, remaining);
      else connections.delete(address);
    });
  });
}

/** Checks whether the client of a request is too slow. */
type Watch = (elapsedMs: number) => boolean;

function cutSlowClients(server: Server, limits: HttpLimits): void {
  const watches = new Map<Socket, Watch>();
  server.on('request', (req, res) => {
    const { socket } = req;
    if (!watches.has(socket)) socket.once('close', () => watches.delete(socket));
    watches.set(socket, watchOf(req, res, limits));
  });
  let last = performance.now();
  const { windowMs, stalledMs, leftoverMs } = limits;
  const look = (): void => {
    const now = performance.now();
    const elapsed = now - last;
    last = now;
    for (const [socket, isTooSlow] of watches) if (isTooSlow(elapsed)) socket.destroy();
  };
  const timer = setInterval(look, Math.min(windowMs, stalledMs, leftoverMs, 4_000) / 4).unref();
  server.once('close', () => clearInterval(timer));
}

function watchOf(req: IncomingMessage, res: ServerResponse, limits: HttpLimits): Watch {
  const { socket } = req;
  const body = slownessOf(() => socket.bytesRead, limits.windowMs, limits.bytesPerWindow);
  // Bytes that have been written and are no longer buffered count as received by the client.
  const response = slownessOf(() => socket.bytesWritten - socket.writableLength, limits.stalledMs, 1);
  const leftover = slownessOf(() => 0, limits.leftoverMs, 1);
  return (elapsed) => {
    // If the server's own buffer contains unread bytes, the client did not cause the delay.
    const isBodyAwaited = !req.complete && req.readableLength === 0;
    if (res.writableFinished) return !req.complete && leftover(elapsed);
    return (isBodyAwaited && body(elapsed)) || (socket.writableLength > 0 && response(elapsed));
  };
}

/** Measures the progress in time windows. Returns true at the end of a window with fewer than `least` bytes. */
function slownessOf(count: () => number, windowMs: number, least: number): Watch {
  let waited = 0;
  let before = count();
  return (elapsed) => {
    waited += elapsed;
    if (waited < windowMs) return false;
    const now = count();
    const isSlow = now - before < least;
    waited = 0;
    before = now;
    return isSlow;
  };
}

/** Maximum time for running requests when the server closes, in milliseconds. */
const drainMs = 6_500;
/**
 * How long idle connections stay open, and new ones are accepted, after another process has taken over the port, in
 * milliseconds.
 */
const handoverMs = 2_000;

/**
 * Stops accepting connections, waits for running requests, and closes connections whose requests take too long. Idle
 * connections are closed immediately, unless the server `isReplaced`. A client that is about to send a request then
 * still gets its response, with `Connection: close`.
 */
export async function closeServer(server: Server, { isReplaced }: { isReplaced: boolean }): Promise<void> {
  const closed = new Promise((resolve) => {
    // The `close` method of an HTTP server would also close idle connections.
    if (isReplaced) SocketServer.prototype.close.call(server, resolve);
    else server.close(resolve);
  });
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  const tidying = setInterval(() => server.closeIdleConnections(), handoverMs);
  // The supervisor may pass connections to this process until it has received the message that the process is
  // closing.
  if (isReplaced) await sleep(handoverMs);
  await closed;
  clearTimeout(cut);
  clearInterval(tidying);
}
