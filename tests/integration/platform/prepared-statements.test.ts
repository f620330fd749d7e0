import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { openDatabase } from '../../../server/src/platform/database/database.ts';
import { databaseFault } from '../../../server/src/platform/database/database-fault.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  // Uses one connection, because prepared statements are visible only to the connection that prepared them.
  orm = await openDatabase({ url: database.url, poolSize: 1, entities: [] });
  await orm.em.execute('create table stone as select id, id % 100 as carats from generate_series(1, 1000) id');
  await orm.em.execute('alter table stone add primary key (id)');
});
afterAll(async () => {
  await orm?.close();
  await database?.drop();
});

interface Prepared {
  readonly name: string;
  readonly generic: number;
}

/** Returns the connection's prepared statements whose text contains `part`. */
const preparedWith = async (part: string, em: EntityManager = orm.em): Promise<readonly Prepared[]> =>
  (
    await sql<Prepared>`
      select name, generic_plans::int as generic from pg_prepared_statements
      where strpos(statement, ${part}) > 0 and strpos(statement, 'pg_prepared_statements') = 0`.execute(em.getKysely())
  ).rows;

/** Calls `sendRequest` once for each number from 1 to `times`. */
async function sendTimes(times: number, sendRequest: (n: number) => Promise<unknown>): Promise<void> {
  for (let n = 1; n <= times; n++) await sendRequest(n);
}

test('prepares an SQL statement on its second execution', async () => {
  const sendRequest = async (n: number) =>
    (await sql<{ twice: number }>`select ${n}::int * 2 as twice`.execute(orm.em.getKysely())).rows;
  expect(await sendRequest(1)).toEqual([{ twice: 2 }]);
  expect(await preparedWith('as twice')).toEqual([]);
  expect(await sendRequest(2)).toEqual([{ twice: 4 }]);
  expect(await preparedWith('as twice')).toHaveLength(1);
  expect(await sendRequest(3)).toEqual([{ twice: 6 }]);
});

test('uses a generic plan for reads by key and a custom plan for searches', async () => {
  const kysely = orm.em.getKysely();
  await sendTimes(12, (n) => sql`select carats as by_key from stone where id = ${n}`.execute(kysely));
  await sendTimes(12, (n) => sql`select count(*) as searched from stone where carats > ${n}`.execute(kysely));
  expect((await preparedWith('by_key'))[0]?.generic).toBeGreaterThan(0);
  expect(await preparedWith('searched')).toEqual([expect.objectContaining({ generic: 0 })]);
});

test('keeps only the most recently used prepared statements of a connection', async () => {
  const kysely = orm.em.getKysely();
  const runInUse = () => sql`select 'in use' as kept`.execute(kysely);
  await sendTimes(300, async (n) => {
    await runInUse();
    for (let twice = 0; twice < 2; twice++) await sql`select ${sql.lit(n)} as fleeting`.execute(kysely);
  });
  expect(await preparedWith('as kept')).toHaveLength(1);
  const { length } = await preparedWith('as fleeting');
  expect(length).toBeGreaterThan(50);
  expect(length).toBeLessThanOrEqual(100);
});

test('does not prepare SQL text that contains several statements or commands', async () => {
  const kysely = orm.em.getKysely();
  await sendTimes(3, () => sql`select 1 as first; select 2 as second`.execute(kysely));
  await sendTimes(3, () => sql`set local work_mem = '8MB'`.execute(kysely));
  expect(await preparedWith('as second')).toEqual([]);
  expect(await preparedWith('work_mem')).toEqual([]);
});

describe('statement that was prepared for an older database schema', () => {
  const readAll = (em: EntityManager) => sql`select * from stone where id = ${7}`.execute(em.getKysely());
  const change = (type: 'int' | 'bigint') => orm.em.execute(`alter table stone alter column carats type ${type}`);
  beforeEach(async () => {
    await change('int');
    await sendTimes(3, () => readAll(orm.em));
  });

  test('prepares the statement again after a schema change', async () => {
    await change('bigint');
    expect((await readAll(orm.em)).rows).toHaveLength(1);
    await sendTimes(3, () => readAll(orm.em));
    expect(await preparedWith('select * from stone')).toHaveLength(1);
  });

  test('aborts an open transaction with an error that tells clients to retry', async () => {
    await change('bigint');
    const read = () => orm.em.fork().transactional(readAll);
    const error: unknown = await read().catch((reason: unknown) => reason);
    expect(databaseFault(error)).toMatchObject({ reason: 'TRY_AGAIN' });
    expect((await read()).rows).toHaveLength(1);
  });

  test('prepares a statement again after it was deallocated', async () => {
    await orm.em.execute('deallocate all');
    expect((await readAll(orm.em)).rows).toHaveLength(1);
  });
});
