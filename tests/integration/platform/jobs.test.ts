import { MikroORM } from '@mikro-orm/postgresql';
import type { JobHandler } from '../../../server/src/kernel/use-cases/job.ts';
import type { Services } from '../../../server/src/kernel/use-cases/services.ts';
import { openDatabase } from '../../../server/src/platform/database/database.ts';
import { openJobs } from '../../../server/src/platform/jobs.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let orm: MikroORM;
let services: Services;
beforeAll(async () => {
  app = await startTestApp();
  services = app.services;
  orm = openDatabase({ url: app.databaseUrl, entities: [] });
});
afterAll(async () => {
  await orm.close();
  await app.stop();
});

const log = createLogger('silent');
const until = async (holds: () => boolean): Promise<void> => {
  const deadline = Date.now() + 20_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('it did not come to hold in time');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

test('runs a job with its data only if the transaction that enqueues it commits', async () => {
  const calls: unknown[] = [];
  const handler: JobHandler = {
    queue: 'test.transaction',
    async handle(ctx, data) {
      const [row] = await ctx.em.getConnection().execute('select 1 as one');
      calls.push({ data, one: row?.one });
    },
  };
  const jobs = await openJobs({ orm, handlers: [handler], log });
  await jobs.start(services);
  try {
    await orm.em
      .fork()
      .transactional(async (em) => {
        await jobs.enqueue(em, handler.queue, { kept: false });
        throw new Error('rolled back');
      })
      .catch((error: Error) => expect(error.message).toBe('rolled back'));
    await orm.em.fork().transactional(async (em) => {
      await jobs.enqueue(em, handler.queue, { kept: true });
      expect(calls).toEqual([]);
    });
    await until(() => calls.length > 0);
    expect(calls).toEqual([{ data: { kept: true }, one: 1 }]);
  } finally {
    await jobs.stop();
  }
});

test('retries a failed job without rerunning the other jobs of its batch', async () => {
  const attempts: string[] = [];
  const handler: JobHandler = {
    queue: 'test.retry',
    async handle(_ctx, data) {
      const { name } = Object(data);
      attempts.push(name);
      if (name === 'shaky' && attempts.filter((other) => other === name).length === 1) throw new Error('not yet');
    },
  };
  const jobs = await openJobs({ orm, handlers: [handler], log });
  for (const name of ['steady', 'shaky', 'calm']) await jobs.enqueue(orm.em.fork(), handler.queue, { name });
  await jobs.start(services);
  try {
    await until(() => attempts.length === 4);
    expect([...attempts].sort()).toEqual(['calm', 'shaky', 'shaky', 'steady']);
    expect(attempts.at(-1)).toBe('shaky');
  } finally {
    await jobs.stop();
  }
});

test('starts a delayed job after its delay', async () => {
  const calls: string[] = [];
  const handler: JobHandler = {
    queue: 'test.later',
    async handle(_ctx, data) {
      calls.push(Object(data).name);
    },
  };
  const jobs = await openJobs({ orm, handlers: [handler], log });
  await jobs.enqueue(orm.em.fork(), handler.queue, { name: 'later' }, { startAfter: new Date(Date.now() + 2_000) });
  await jobs.enqueue(orm.em.fork(), handler.queue, { name: 'now' });
  await jobs.start(services);
  try {
    await until(() => calls.length === 2);
    expect(calls).toEqual(['now', 'later']);
  } finally {
    await jobs.stop();
  }
});

test('waits for running jobs on shutdown', async () => {
  let state = 'waiting';
  const handler: JobHandler = {
    queue: 'test.stop',
    async handle() {
      state = 'running';
      await new Promise((resolve) => setTimeout(resolve, 500));
      state = 'done';
    },
  };
  const jobs = await openJobs({ orm, handlers: [handler], log });
  await jobs.start(services);
  await jobs.enqueue(orm.em.fork(), handler.queue, {});
  await until(() => state === 'running');
  await jobs.stop();
  expect(state).toBe('done');
});

test("replaces stored schedules with the current handlers' schedules, and keeps recent ones of other releases", async () => {
  const noop = async (): Promise<void> => undefined;
  const schedules = async () => {
    const rows = await orm.em
      .fork()
      .getConnection()
      .execute("select name, cron, timezone from pgboss.schedule where name like 'test.%' order by name");
    return rows.map(({ name, cron, timezone }) => [name, cron, timezone]);
  };
  const build = async (handlers: JobHandler[]): Promise<void> => {
    const jobs = await openJobs({ orm, handlers, log });
    await jobs.start(services);
    await jobs.stop();
  };
  await build([
    { queue: 'test.hourly', schedule: '0 * * * *', handle: noop },
    { queue: 'test.daily', schedule: '0 3 * * *', handle: noop },
  ]);
  expect(await schedules()).toEqual([
    ['test.daily', '0 3 * * *', 'UTC'],
    ['test.hourly', '0 * * * *', 'UTC'],
  ]);
  // A process of the previous release, which does not have the hourly job, restarts during an upgrade.
  const previous: JobHandler[] = [{ queue: 'test.daily', schedule: '0 4 * * *', handle: noop }];
  await build(previous);
  expect(await schedules()).toEqual([
    ['test.daily', '0 4 * * *', 'UTC'],
    ['test.hourly', '0 * * * *', 'UTC'],
  ]);
  await orm.em
    .fork()
    .getConnection()
    .execute("update pgboss.schedule set updated_on = now() - interval '25 hours' where name like 'test.%'");
  await build(previous);
  expect(await schedules()).toEqual([['test.daily', '0 4 * * *', 'UTC']]);
});

test('starts the job queue in several processes concurrently on a new database', async () => {
  await orm.em.fork().getConnection().execute('drop schema pgboss cascade');
  const handler: JobHandler = { queue: 'test.together', schedule: '0 5 * * *', handle: async () => undefined };
  const runners = await Promise.all(Array.from({ length: 3 }, () => openJobs({ orm, handlers: [handler], log })));
  await Promise.all(runners.map((runner) => runner.start(services)));
  await Promise.all(runners.map((runner) => runner.stop()));
  const [row] = await orm.em
    .fork()
    .getConnection()
    .execute("select count(*)::int as count from pgboss.queue where name = 'test.together'");
  expect(row?.count).toBe(1);
});
