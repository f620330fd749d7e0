// Preloaded into the server that `bench:ci` measures: tells the bench what the process has done.
import pg from 'pg';

/** What the bench asks, and what it is told. */
export interface Probe {
  /** Statements sent to the database since the start. */
  statements: number;
  /** Processor time since the start, user and system, in microseconds. */
  cpu: number;
  /** Processor time of a fixed piece of work, in microseconds. */
  calibrate: number;
  /** Has the database add up what its connections have read; 0. */
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

/** What a server does most: makes small objects and text of them, and reads them again. */
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

/** Otherwise each backend would keep its counts to itself for up to ten seconds. */
async function flush(): Promise<number> {
  const idle = [...clients].filter((client) => Reflect.get(client, 'readyForQuery') === true);
  // A connection that is being closed meanwhile tells what it has counted by its end.
  await Promise.allSettled(idle.map((client) => Reflect.apply(query, client, ['select pg_stat_force_next_flush()'])));
  return 0;
}

const answers: { readonly [Asked in keyof Probe]: () => number | Promise<number> } = {
  statements: () => statements,
  ...{ cpu, calibrate, flush },
};

process.on('message', async (asked: keyof Probe) => process.send?.(await answers[asked]()));
process.channel?.unref();
