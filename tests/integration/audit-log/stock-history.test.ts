import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

const run = async <T>(query: string, variables: Record<string, unknown>): Promise<T> => {
  const { data, errors } = await app.graphql<T>(query, variables, admin.token);
  expect(errors).toEqual([]);
  return data as T;
};

/** Returns the history of an item, newest entry first, as the back office loads it. */
async function historyOf(subject: string, subjectId: string) {
  const { auditLog } = await run<{
    auditLog: { items: { importRunId: string | null; changes: { field: string }[] }[] };
  }>(
    `query ($filter: AuditLogFilter) { auditLog(filter: $filter) { items {
      importRunId changes { field label before after beforeWords afterWords } } } }`,
    { filter: { subjects: [subject], subjectId } },
  );
  return auditLog.items.map(({ changes, ...entry }) => ({
    ...entry,
    changes: Object.fromEntries(changes.map(({ field, ...change }) => [field, change])),
  }));
}

test('shows stock changes with labels for fields and values', async () => {
  const { createEternityRing } = await run<{ createEternityRing: { eternityRing: { id: string } } }>(
    'mutation ($input: CreateEternityRingInput!) { createEternityRing(input: $input) { eternityRing { id } } }',
    { input: { eternityRing: { name: 'Circle', shapeId: 1, price: 1000 } } },
  );
  const { id } = createEternityRing.eternityRing;
  const set = { price: 1234.5, shapeId: 2, isActive: false, ringSize: 6.5 };
  await run('mutation ($input: UpdateEternityRingInput!) { updateEternityRing(input: $input) { __typename } }', {
    input: { id, expectedVersion: 1, set },
  });
  const [newest, first] = await historyOf('ETERNITY_RING', id);
  expect(newest?.importRunId).toBeNull();
  expect(newest?.changes).toMatchObject({
    price: { label: 'Price', before: '1000', beforeWords: '1000', afterWords: '1234.5' },
    shapeId: { label: 'Shape', before: '1', beforeWords: 'Round', afterWords: expect.stringMatching(/^[A-Z]/) },
    isActive: { label: 'Active', beforeWords: 'Yes', afterWords: 'No' },
    ringSize: { label: 'Ring size', beforeWords: null, afterWords: '6.5' },
  });
  expect(first?.changes).toMatchObject({ name: { label: 'Name', beforeWords: null, afterWords: 'Circle' } });
});

test('shows labels for enum values and grouped fields, and links each imported change to its import run', async () => {
  const file = (status: string, stones: string): FormData => {
    const form = new FormData();
    const text = `Stock ID;Type;Price;Status;firstSideStoneType\nHI-1;Ring;900;${status};${stones}\n`;
    form.append('file', new Blob([text], { type: 'text/csv' }), 'pieces.csv');
    return form;
  };
  const sent = await app.rest('POST', '/api/products/import', { form: file('Available', 'Ruby'), token: admin.token });
  expect(sent.status).toBe(200);
  const { jewelleryPieces } = await run<{ jewelleryPieces: { items: { id: string }[] } }>(
    '{ jewelleryPieces(filter: { stockNumbers: ["HI-1"] }) { items { id } } }',
    {},
  );
  const id = jewelleryPieces.items[0]?.id ?? '';
  await run('mutation ($input: UpdateJewelleryPieceInput!) { updateJewelleryPiece(input: $input) { __typename } }', {
    input: { id, expectedVersion: 1, set: { status: 'SUSPENDED' } },
  });
  await app.rest('POST', '/api/products/import', { form: file('Available', 'Emerald'), token: admin.token });
  const [imported, byHand] = await historyOf('JEWELLERY', id);
  expect(imported?.importRunId).toMatch(/^\d+$/);
  expect(imported?.changes).toMatchObject({
    firstSideStoneType: { label: 'Type, first set', beforeWords: 'Ruby', afterWords: 'Emerald' },
  });
  expect(byHand?.changes).toMatchObject({
    status: { label: 'Status', beforeWords: 'Available', afterWords: 'Suspended' },
  });
  const { importRun } = await run<{ importRun: { id: string } }>('query ($id: ID!) { importRun(id: $id) { id } }', {
    id: imported?.importRunId,
  });
  expect(importRun.id).toBe(imported?.importRunId);
});
