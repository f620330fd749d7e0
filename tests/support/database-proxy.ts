import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A network between an application and its database that can be made to fail. */
export interface DatabaseProxy {
  /** The database's address through it. */
  readonly url: string;
  /** Cuts every connection, and each new one: the database is gone. */
  refuse(): void;
  /** Takes packets of both sides and hands none on: the network is dead, and nobody is told. */
  swallow(): void;
  /** Hands everything on again, also what was kept back. */
  flow(): void;
  /** From now on a connection is reset when its client sends this text. */
  resetOn(text: string | null): void;
  close(): Promise<void>;
}

/** Puts itself between a program and the PostgreSQL server of `url`. */
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
  through.searchParams.delete('host'); // a Unix socket would lead past it

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
