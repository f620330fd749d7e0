import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

interface Change {
  field: string;
  label: string;
  shownAs: string;
  beforeWords: string | null;
  afterWords: string | null;
}

let app: TestApp;
let administrator: Person;
let shopper: Person;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  shopper = await createPerson(app, { email: 'shopper@example.com' });
});
afterAll(() => app.stop());

const changesOf = async (filter: object): Promise<Record<string, [string, string, string | null, string | null]>> => {
  const { data, errors } = await app.graphql<{ auditLog: { items: { changes: Change[] }[] } }>(
    `query ($filter: AuditLogFilter) {
      auditLog(filter: $filter) { items { changes { field label shownAs beforeWords afterWords } } }
    }`,
    { filter },
    administrator.token,
  );
  if (!data?.auditLog) throw new Error(JSON.stringify(errors));
  const changes = data.auditLog.items[0]?.changes ?? [];
  return Object.fromEntries(
    changes.map(({ field, label, shownAs, beforeWords, afterWords }) => [
      field,
      [label, shownAs, beforeWords, afterWords],
    ]),
  );
};

/** Inserts an audit log entry like those that triggers insert. */
const differenceOf = (subject: string, part: string | null, before: object, after: object) =>
  sql`insert into audit_entry (actor_id, actor_email, request_id, subject, subject_id, part, part_id, action, before, after)
      values (${administrator.id}, ${administrator.email}, 'r', ${subject}, '1', ${part}, ${part && '1'}, 'update',
        ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`.execute(app.em().getKysely());

test('shows stock changes in the audit log with labels instead of IDs and status codes', async () => {
  const [stone] = await createStones(app, [{ stockId: 'DW-1', shapeId: 1, pricePerCarat: '900' }]);
  const { status } = await app.rest('PUT', `/api/diamonds/${stone}`, {
    token: administrator.token,
    body: { pricePerCarat: 950.5, shapeId: 3, isLabGrown: true },
  });
  expect(status).toBe(200);
  const changes = await changesOf({ subjects: ['DIAMOND'] });
  expect(changes.pricePerCarat).toEqual(['Price per carat, $/ct', 'MONEY', '900', '950.5']);
  expect(changes.shapeId?.slice(0, 3)).toEqual(['Shape', 'TEXT', 'Round']);
  expect(changes.shapeId?.[3]).not.toMatch(/\d/);
  expect(changes.isLabGrown).toEqual(['Lab grown', 'TEXT', 'No', 'Yes']);
  expect(JSON.stringify(changes)).not.toMatch(/hash|secret/);
});

test('shows the holder of a stone by email, and a deleted holder by user ID', async () => {
  await differenceOf('diamond', null, { hold_user_id: shopper.id }, { hold_user_id: 999_999 });
  const { holdUserId } = await changesOf({ subjects: ['DIAMOND'] });
  expect(holdUserId?.slice(2)).toEqual(['shopper@example.com', '#999999']);
});

test('shows changes to orders, accounts and page settings with labels', async () => {
  await differenceOf(
    'order',
    null,
    { status: 0, total_price: 10, completed_at: null },
    { status: 3, total_price: 12.5, completed_at: '2026-11-24T10:00:00+00:00' },
  );
  expect(await changesOf({ subjects: ['ORDER'] })).toEqual({
    status: ['Status', 'TEXT', 'Processing', 'Shipped'],
    totalPrice: ['Total', 'MONEY', '10', '12.5'],
    completedAt: ['Closed', 'MOMENT', null, '2026-11-24T10:00:00+00:00'],
  });
  await differenceOf('user', 'address', { country_id: 840 }, { country_id: 276 });
  expect((await changesOf({ subjects: ['USER'] })).countryId?.slice(2)).toEqual(['United States', 'Germany']);
  await differenceOf('user', 'page_access', { page: 6 }, { page: 8 });
  expect((await changesOf({ subjects: ['USER'] })).page?.slice(2)).toEqual(['Salt and pepper', 'Fancy color']);
  await differenceOf('maintenance', null, { is_enabled: false }, { is_enabled: true });
  expect((await changesOf({ subjects: ['MAINTENANCE'] })).isEnabled).toEqual(['Closed', 'TEXT', 'No', 'Yes']);
});

test('shows changed JSON values line by line, and leaves text that only resembles JSON unchanged', async () => {
  await differenceOf(
    'import_profile',
    null,
    { profile: { columns: [{ column: 'Ct', field: 'carats' }], vendor: null }, name: '{no JSON' },
    { profile: {}, name: '[x' },
  );
  const { profile, name } = await changesOf({ subjects: ['IMPORT_PROFILE'] });
  expect(profile?.slice(0, 3)).toEqual(['File format', 'LONG_TEXT', 'Columns:\n  Field: carats\n  Column: Ct']);
  expect(name?.slice(2)).toEqual(['{no JSON', '[x']);
});
