import { sql } from 'kysely';
import { Loaders } from '../../../server/src/kernel/use-cases/loaders.ts';
import { countMarks, revisionOf } from '../../../server/src/platform/database/change-marks.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const db = () => app.em().getKysely();
const rename = (name: string) => sql`insert into email_channel (name) values (${name})`.execute(db());
const marks = async (): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from change_mark where subject = 'email_channel'`.execute(db());
  return rows[0]?.count ?? 0;
};
const revision = () => revisionOf({ em: app.em(), loaders: new Loaders() }, ['email_channel']);
const countAll = () => countMarks(app.em());

test('changes the revision only when a transaction commits, including long transactions', async () => {
  const revisions = [await revision()];
  const note = async () => {
    revisions.push(await revision());
  };
  await rename('one');
  await note();
  // This transaction starts earlier and commits later than the other one.
  await app.em().transactional(async (em) => {
    await sql`insert into email_channel (name) values ('late')`.execute(em.getKysely());
    await rename('two');
    await note();
    await countAll();
    expect(await revision()).toBe(revisions.at(-1));
  });
  await note();
  expect(new Set(revisions).size).toBe(revisions.length);

  // Transactions that do not change the subject have no effect, whether open or committed.
  const calm = await revision();
  await app.em().transactional(async (em) => {
    await sql`select pg_current_xact_id()`.execute(em.getKysely());
    expect(await revision()).toBe(calm);
  });
  expect(await revision()).toBe(calm);

  const before = await revision();
  expect(await revision()).toBe(before);
  const count = await marks();
  await countAll();
  expect(count).toBeGreaterThan(0);
  expect(await marks()).toBe(0);
  expect(await revision()).toBe(before);
  await rename('three');
  expect(await revision()).not.toBe(before);
});

test('does not change the revision if a transaction is rolled back', async () => {
  const before = await revision();
  await app
    .em()
    .transactional(async (em) => {
      await sql`insert into email_channel (name) values ('never')`.execute(em.getKysely());
      throw new Error('rolled back');
    })
    .catch((error: Error) => expect(error.message).toBe('rolled back'));
  expect(await revision()).toBe(before);
});
