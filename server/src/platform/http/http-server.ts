import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type Socket, Server as SocketServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long clients may take, and how many connections they may have. Times are in milliseconds. */
export interface HttpLimits {
  /** For the headers of a request, and for a connection to say anything at all. */
  readonly headersMs: number;
  /** How long a connection is kept for the next request: longer than load balancers do, which would else send into a closing one. */
  readonly keepAliveMs: number;
  /** The least that comes of a body in each {@link windowMs}. There is no time for the whole: an honest upload may take an hour. */
  readonly bytesPerWindow: number;
  readonly windowMs: number;
  /** How long a client may take nothing of an answer that waits for it. */
  readonly stalledMs: number;
  /** How long the rest of a body may come when the answer is out already: it is read and forgotten. */
  readonly leftoverMs: number;
  /** Of this process. */
  readonly connections: number;
  /** Of one address. */
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

/** The slowest upload of the largest file: nothing lasts longer. */
const longestRequestMs = 24 * 3_600_000;

/**
 * An HTTP server that slow clients cannot keep busy: connections whose headers, bodies or readers do not get on are cut,
 * and one address has only so many. Behind proxies, all of whose clients come from few addresses, say `isBehindProxy`.
 */
export function createHttpServer(
  handler: RequestListener,
  { isBehindProxy = false, limits: given = {} }: { isBehindProxy?: boolean; limits?: Partial<HttpLimits> } = {},
): Server {
  const limits = { ...usual, ...given };
  const server = createServer(
    {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: longestRequestMs,
      keepAliveTimeout: limits.keepAliveMs,
      // By default slow headers are looked for every half minute only.
      connectionsCheckingInterval: Math.min(limits.headersMs / 3, 5_000),
    },
    handler,
  );
  server.maxConnections = limits.connections;
  if (!isBehindProxy) boundAddresses(server, limits.connectionsPerAddress);
  cutSlowClients(server, limits);
  return server;
}

function boundAddresses(server: Server, most: number): void {
  const connections = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress: address = '' } = socket;
    const others = connections.get(address) ?? 0;
    if (others >= most) {
      socket.destroy();
      return;
    }
    connections.set(address, others + 1);
    socket.once('close', () => {
      const left = (connections.get(address) ?? 1) - 1;
      if (left > 0) connections.set(address, left);
      else connections.delete(address);
    });
  });
}

/** Watches one request: says, each time it is asked, whether its client is too slow. */
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
  // What has been written and does not wait any more has been taken.
  const answer = slownessOf(() => socket.bytesWritten - socket.writableLength, limits.stalledMs, 1);
  const leftover = slownessOf(() => 0, limits.leftoverMs, 1);
  return (elapsed) => {
    // Bytes that lie here unread are not the client's fault.
    const isBodyAwaited = !req.complete && req.readableLength === 0;
    if (res.writableFinished) return !req.complete && leftover(elapsed);
    return (isBodyAwaited && body(elapsed)) || (socket.writableLength > 0 && answer(elapsed));
  };
}

/** Counts time in windows: true at the end of one in which fewer than `least` bytes went on. */
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

/** How long requests in flight may take once the server closes, in milliseconds. */
const drainMs = 6_500;
/** How long connections may be idle, and new ones may arrive, once another process has the port, in milliseconds. */
const handoverMs = 2_000;

/**
 * Accepts no new connections, waits for requests in flight, and cuts those that take too long. Idle connections are closed
 * at once, unless the server `isReplaced`: then a client that is about to send a request still gets its response, with
 * `Connection: close`.
 */
export async function closeServer(server: Server, { isReplaced }: { isReplaced: boolean }): Promise<void> {
  const closed = new Promise((resolve) => {
    // An HTTP server's own `close` closes idle connections, too.
    if (isReplaced) SocketServer.prototype.close.call(server, resolve);
    else server.close(resolve);
  });
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  const tidying = setInterval(() => server.closeIdleConnections(), handoverMs);
  // The supervisor may still hand over connections to this process until it knows that the process is closing.
  if (isReplaced) await sleep(handoverMs);
  await closed;
  clearTimeout(cut);
  clearInterval(tidying);
}
