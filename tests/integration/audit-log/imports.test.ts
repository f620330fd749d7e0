import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverGraphql, importOverRest } from '../import/files.ts';
import { type StockSample, samples } from '../stock/samples.ts';
import { changed, type Entry, entriesOf } from './log.ts';

let app: TestApp;
let admin: Person;
/** Returns the audit log entries that were created since the start of the test. */
let newEntries: () => Promise<Entry[]>;

beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());
beforeEach(async () => {
  const [last] = await entriesOf(app, admin.token, {}, { size: 1 });
  newEntries = async () =>
    (await entriesOf(app, admin.token, {}, { size: 500 })).filter(({ id }) => Number(id) > Number(last?.id ?? 0));
});

const header = ['Stock #', 'Shape', 'Weight', 'Price Per Carat'];
const send = (content: string, query = {}, name = 'monday.csv') =>
  importOverRest(app, content, { token: admin.token, query, name });

test('records the number of rows that an import adds, and nothing for a dry run or an unchanged file', async () => {
  const file = csv(header, ['I-1', 'RB', 1, 100], ['I-2', 'RB', 2, 100]);
  expect((await send(file, { dryRun: 'true' })).status).toBe(200);
  expect((await send(file.replace('RB', 'no such shape'), { dryRun: 'true' })).status).toBe(200);
  expect(await newEntries()).toEqual([]);
  await send(file);
  await send(file);
  const [entry, ...others] = await newEntries();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    actorEmail: admin.email,
    subject: 'IMPORT',
    subjectId: 'diamonds',
    label: 'monday.csv',
    action: 'CREATE',
    fileName: null,
  });
  expect(entry && changed(entry)).toEqual({
    mode: [null, 'addOrUpdate'],
    inserted: [null, '2'],
    updated: [null, '0'],
    deactivated: [null, '0'],
  });
});

test('records the price and status changes that an import makes to each stone, with the file name', async () => {
  const priced = await createStone(app, { stockId: 'PRICED', carats: '1.5', pricePerCarat: '1000' });
  const removedStone = await createStone(app, { stockId: 'GONE' });
  await createStone(app, { stockId: 'SAME' });
  const file = csv(['Stock #', 'Price Per Carat', 'Availability'], ['PRICED', 1100.5, 'NA'], ['SAME', 1000, 'G']);
  const { status, headers } = await send(file, { mode: 'replace' });
  expect(status).toBe(200);
  const entries = await newEntries();
  const stones = entries.filter(({ subject }) => subject === 'DIAMOND');
  const byLabel = new Map(stones.map((entry) => [entry.label, entry]));
  expect([...byLabel.keys()].sort()).toEqual(['GONE', 'I-1', 'I-2', 'PRICED']);
  const ofPriced = byLabel.get('PRICED');
  expect(ofPriced).toMatchObject({
    actor: { email: admin.email },
    actorEmail: admin.email,
    requestId: headers.get('x-request-id'),
    subjectId: String(priced),
    part: null,
    action: 'UPDATE',
    fileName: 'monday.csv',
  });
  expect(Math.abs(Date.parse(ofPriced?.at ?? '') - Date.now())).toBeLessThan(60_000);
  expect(ofPriced && changed(ofPriced)).toEqual({
    pricePerCarat: ['1000', '1100.5'],
    totalPrice: ['1500', '1650.75'],
    status: ['1', '3'],
  });
  const removedEntry = byLabel.get('GONE');
  expect(removedEntry).toMatchObject({ subjectId: String(removedStone), fileName: 'monday.csv' });
  expect(removedEntry && changed(removedEntry)).toEqual({ isActive: ['true', 'false'] });
  expect(entries.filter(({ subject }) => subject === 'IMPORT')).toHaveLength(1);
});

test('records the same changes for an import as for a manual update', async () => {
  const facts = { carats: '2', pricePerCarat: '500', colorId: 3 };
  const [byHand, byFile] = [
    await createStone(app, { ...facts, stockId: 'HAND' }),
    await createStone(app, { ...facts, stockId: 'FILE' }),
  ];
  const body = { pricePerCarat: 600, colorId: null, comment: 'Fine', memoDate: '2026-01-31' };
  await app.rest('PUT', `/api/diamonds/${byHand}`, { token: admin.token, body });
  const columns = ['Stock #', 'Price Per Carat', 'Color', 'Comment', 'Memo Date'];
  await send(csv(columns, ['FILE', 600, '', 'Fine', '2026-01-31']));
  const entries = await newEntries();
  const entriesOf = (id: number) =>
    entries.find(({ subjectId, subject }) => subject === 'DIAMOND' && subjectId === String(id));
  const [hand, file] = [entriesOf(byHand), entriesOf(byFile)];
  expect(file && changed(file)).toEqual(hand && changed(hand));
  expect(hand && Object.keys(changed(hand)).sort()).toEqual([
    'colorId',
    'comment',
    'memoDate',
    'pricePerCarat',
    'totalPrice',
  ]);
});

/** Returns the sample file with all rows deactivated. */
const inactive = ({ file: [head = [], ...rows] }: StockSample): string =>
  csv([...head, 'Active'], ...rows.map((row) => [...row, 'no']));

test.each(samples.map((sample) => [sample.name, sample] as const))('records imports of %s', async (_name, sample) => {
  const importContent = async (content: string) => {
    const response = await importOverGraphql(app, content, {}, admin.token, {
      type: sample.name,
      name: 'x.csv',
    });
    expect(response.errors).toEqual([]);
  };
  await importContent(csv(...sample.file));
  await importContent(inactive(sample));
  const subject = sample.name.replace(/s$/, '').toUpperCase();
  const entries = (await newEntries()).filter((entry) => entry.subject === subject);
  expect(entries.map(({ label, action, fileName }) => [label, action, fileName]).sort()).toEqual([
    ['F-1', 'UPDATE', 'x.csv'],
    ['F-2', 'UPDATE', 'x.csv'],
  ]);
  for (const entry of entries) expect(changed(entry)).toEqual({ isActive: ['true', 'false'] });
});

test('records imports of jewelry', async () => {
  const importContent = (price: number) =>
    importOverRest(app, csv(['Stock #', 'Type', 'Price'], ['J1', 'ring', price]), {
      token: admin.token,
      type: 'products',
    });
  await importContent(100);
  await importContent(120);
  const [entry, ...others] = (await newEntries()).filter(({ subject }) => subject === 'JEWELLERY');
  expect(others).toEqual([]);
  expect(entry && changed(entry)).toEqual({ price: ['100', '120'], totalPrice: ['100', '120'] });
});

test('records rejected imports with the reason for the rejection', async () => {
  const invalidFile = csv(header, ['R-1', 'no such shape', 1, 100], ['R-2', 'RB', 'x', 100]);
  expect((await send(invalidFile, { mode: 'replace' }, 'bad.csv')).status).toBe(400);
  expect((await send('a,b\n1,2', {}, 'doubtful.csv')).status).toBe(400);
  expect((await send('', {}, 'empty.csv')).status).toBe(400);
  const entries = await newEntries();
  expect(entries.map((entry) => [entry.subject, entry.action, entry.label, changed(entry)])).toEqual([
    ['IMPORT', 'CREATE', 'empty.csv', { mode: [null, 'addOrUpdate'], refused: [null, 'file is empty'] }],
    ['IMPORT', 'CREATE', 'doubtful.csv', expect.objectContaining({ refused: [null, 'problems'] })],
    ['IMPORT', 'CREATE', 'bad.csv', { mode: [null, 'replace'], refused: [null, 'problems'], problems: [null, '2'] }],
  ]);
});

test('decodes file names in the RFC 5987 format', async () => {
  const name = 'מלאי 7.csv';
  const body = [
    '--edge',
    `content-disposition: form-data; name="file"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-type: text/csv',
    '',
    csv(header, ['N-5987', 'RB', 1, 100]),
    '--edge--',
    '',
  ].join('\r\n');
  const response = await fetch(`${app.url}/api/diamonds/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'multipart/form-data; boundary=edge' },
    body,
  });
  expect(response.status).toBe(200);
  expect((await newEntries()).map(({ label }) => label)).toEqual([name]);
});

test.each([
  ['Größe 7 — “neu”.csv'],
  ['מלאי יהלומים.csv'],
  ['💎 stones.csv'],
  ['7" rings (it\'s new).csv'],
  ['100%25 off.csv'],
])('preserves special characters in the file name: %s', async (name) => {
  const file = csv(header, ['N-1', 'RB', 1, 100 + name.length]);
  await send(file, {}, name);
  await importOverGraphql(app, file.replace('N-1', 'N-2'), {}, admin.token, { name });
  const names = (await newEntries()).filter(({ subject }) => subject === 'IMPORT').map(({ label }) => label);
  expect(names).toEqual([name, name]);
  await app.em().getConnection().execute("delete from diamond where stock_id like 'N-%'");
});
