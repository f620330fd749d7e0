// Module that is preloaded into the server measured by `bench:ci`. Reports counters over IPC.
import pg from 'pg';

export interface Probe {
  /** Number of SQL statements since the start. */
  statements: number;
  /** User and system CPU time since the start, in microseconds. */
  cpu: number;
  /** CPU time of the calibration work, in microseconds. */
  calibrate: number;
  /** Always 0. Reading it makes all database connections flush their statistics. */
  flush: number;
}

let statements = 0;
const clients = new Set<pg.Client>();
const { query } = pg.Client.prototype;

pg.Client.prototype.query = new Proxy(query, {
  apply(target, client, args) {
    statements++;
    if (!clients.has(client)) {
      clients.add(client);
      client.once('end', () => clients.delete(client));
    }
    return Reflect.apply(target, client, args);
  },
});

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Calibration work that resembles the work of a server: creates, serializes and parses small objects. */
function work(): number {
  let length = 0;
  for (let n = 0; n < 600; n++) {
    const rows = Array.from({ length: 36 }, (_, row) => ({ id: row, label: `stone ${row * n}`, price: row * 1.01 }));
    const byLabel = new Map(rows.map((row) => [row.label, row]));
    length += JSON.stringify(JSON.parse(JSON.stringify([...byLabel.values()]))).length;
  }
  return length;
}

function calibrate(): number {
  const before = cpu();
  work();
  return cpu() - before;
}

/** Flushes the statistics of each connection, because PostgreSQL would otherwise delay them by up to 10 seconds. */
async function flush(): Promise<number> {
  const idle = [...clients].filter((client) => Reflect.get(client, 'readyForQuery') === true);
  // PostgreSQL flushes the statistics of a connection when it closes.
  await Promise.allSettled(idle.map((client) => Reflect.apply(query, client, ['select pg_stat_force_next_flush()'])));
  return 0;
}

const handlers: { readonly [Asked in keyof Probe]: () => number | Promise<number> } = {
  statements: () => statements,
  ...{ cpu, calibrate, flush },
};

process.on('message', async (name: keyof Probe) => process.send?.(await handlers[name]()));
process.channel?.unref();
