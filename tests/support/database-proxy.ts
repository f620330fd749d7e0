import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** TCP proxy between an application and its database that can simulate network failures. */
export interface DatabaseProxy {
  /** Database URL that goes through the proxy. */
  readonly url: string;
  /** Closes all connections and rejects new ones, as if the database had stopped. */
  refuse(): void;
  /** Stops forwarding packets in both directions without closing connections, as if the network were interrupted. */
  swallow(): void;
  /** Forwards packets again, including those that were held back. */
  flow(): void;
  /** Resets a connection when its client sends this text. Null turns this off. */
  resetOn(text: string | null): void;
  close(): Promise<void>;
}

/** Starts a proxy for the PostgreSQL server at `url`. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'flows' | 'swallows' | 'refuses' = 'flows';
  let fatal: string | null = null;

  const hold = (socket: Socket): void => {
    if (state === 'swallows') socket.pause();
  };
  const server = createServer((client) => {
    if (state === 'refuses') {
      client.resetAndDestroy();
      return;
    }
    const database = connect(Number(target.port), target.hostname);
    const pair = [client, database] as const;
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      client.destroy();
      database.destroy();
    };
    for (const socket of pair) socket.on('close', end).on('error', end).setNoDelay(true);
    client.on('data', (data) => {
      if (fatal !== null && data.includes(fatal)) client.resetAndDestroy();
      else database.write(data);
    });
    database.on('data', (data) => client.write(data));
    pair.forEach(hold);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the proxy has no port');
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(address.port);
  through.searchParams.delete('host'); // a Unix socket would bypass the proxy

  return {
    url: through.href,
    refuse() {
      state = 'refuses';
      for (const [client] of pairs) client.resetAndDestroy();
    },
    swallow() {
      state = 'swallows';
      for (const pair of pairs) pair.forEach(hold);
    },
    flow() {
      state = 'flows';
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    resetOn(text) {
      fatal = text;
    },
    async close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
