// Preloaded into the server that `bench:ci` measures. Reports counters over IPC.
import pg from 'pg';

export interface Probe {
  /** SQL statements since the start. */
  statements: number;
  /** Processor time since the start (user and system), in microseconds. */
  cpu: number;
  /** Processor time of the calibration work, in microseconds. */
  calibrate: number;
  /** Flushes the statistics of database connections. Returns 0. */
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

/** Calibration work similar to that of a server: creates, serializes and parses small objects. */
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

/** Flushes the statistics of each connection. PostgreSQL would delay them by up to 10 seconds. */
async function flush(): Promise<number> {
  const idle = [...clients].filter((client) => Reflect.get(client, 'readyForQuery') === true);
  // A connection that is closing flushes its statistics itself.
  await Promise.allSettled(idle.map((client) => Reflect.apply(query, client, ['select pg_stat_force_next_flush()'])));
  return 0;
}

const handlers: { readonly [Asked in keyof Probe]: () => number | Promise<number> } = {
  statements: () => statements,
  ...{ cpu, calibrate, flush },
};

process.on('message', async (name: keyof Probe) => process.send?.(await handlers[name]()));
process.channel?.unref();
