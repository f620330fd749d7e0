import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { stockExports } from '../../../server/src/modules/exports/index.ts';
import { StockKind } from '../../../server/src/modules/stock/fields/index.ts';
import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverGraphql, importOverRest } from '../import/files.ts';
import { samples } from './samples.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const offer = (input: object, token: string | null) =>
  app.graphql<{ exportStock: { fileName: string; url: string; expiresAt: string } | null }>(
    'mutation ($input: ExportStockInput!) { exportStock(input: $input) { fileName url expiresAt } }',
    { input },
    token,
  );

/** Exports the stock of a type and downloads the file without an authorization header, as a browser does. */
async function exported(kind: string, options: object = {}): Promise<string> {
  const { data, errors } = await offer({ kind, ...options }, people.administrator);
  expect(errors).toEqual([]);
  const response = await fetch(`${app.url}${data?.exportStock?.url}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename=${data?.exportStock?.fileName}`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return textOf(response);
}

/** Decodes the bytes, because `text()` would drop the byte order mark. */
const textOf = async (response: Response): Promise<string> =>
  Buffer.from(await response.arrayBuffer()).toString('utf8');

const kindOf = (name: string): string =>
  Object.entries(StockKind).find(([, value]) => value === name)?.[0] ?? `no kind ${name}`;

test('offers an export for every stock type', () => {
  expect([...stockExports.keys()].sort()).toEqual(Object.values(StockKind).sort());
});

test.each(samples.map((sample) => [sample.name, sample] as const))(
  'reimports an export of %s without changes',
  async (name, { typeName, one, piece }) => {
    const { errors } = await app.graphql(
      `mutation ($input: Create${typeName}Input!) { create${typeName}(input: $input) { ${one} { id } } }`,
      { input: { [one]: { ...piece, isActive: false } } },
      people.administrator,
    );
    expect(errors).toEqual([]);
    const file = await exported(kindOf(name));
    const { data, errors: faults } = await importOverGraphql(app, file, {}, people.administrator, { type: name });
    expect(faults).toEqual([]);
    expect(data?.importStock?.report).toMatchObject({ read: 1, unchanged: 1, problems: [] });
    expect((await exported(kindOf(name), { activeOnly: true })).trim().split('\r\n')).toHaveLength(1);
  },
);

test('exports all products only for administrators, and reimports them without changes', async () => {
  const pieces = [
    { type: 'ring', stockNumber: '=HYPERLINK("x")', weight: 0, quantity: 0, certPrice: 0, caratMainStone: 0 },
    { type: 'brooch', stockNumber: 'R-1', title: 'a"b\n=1', image1: 'https://a.example/1;2,3|4.jpg', status: 'Sold' },
  ];
  for (const piece of pieces) {
    const created = await app.rest('POST', '/api/products', { body: piece, token: people.administrator });
    expect(created).toMatchObject({ status: 201, body: piece });
  }
  const response = await fetch(`${app.url}/api/products/export`, {
    headers: { authorization: `Bearer ${people.administrator}` },
  });
  expect([response.status, response.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename=products.csv',
  ]);
  const file = await textOf(response);
  expect(file.startsWith('\ufeff')).toBe(true);
  expect(file).toContain(`"'=HYPERLINK(""x"")"`);
  const again = await importOverRest(app, file, { token: people.administrator, type: 'products' });
  expect(again.body).toMatchObject({ read: 2, inserted: 0, updated: 0, unchanged: 2, problems: [] });
  for (const [token, status] of [
    [null, 401],
    [people.shopper, 403],
    [people.agent, 403],
  ] as const) {
    expect((await app.rest('GET', '/api/products/export', { token })).status).toBe(status);
  }
});

test('round-trips lists that contain separators in their values', async () => {
  const images = ['https://a.example/1;2|3.jpg', 'https://a.example/[4].jpg', '/media/"5",6.webp'];
  const { errors } = await app.graphql(
    'mutation ($input: CreateBraceletInput!) { createBracelet(input: $input) { bracelet { id } } }',
    { input: { bracelet: { name: 'Lists', price: 1, images } } },
    people.administrator,
  );
  expect(errors).toEqual([]);
  const { data } = await importOverGraphql(app, await exported('BRACELET'), {}, people.administrator, {
    type: 'bracelets',
  });
  expect(data?.importStock?.report).toMatchObject({ updated: 0, inserted: 0, problems: [] });
});

test('round-trips diamonds with exact prices', async () => {
  const { errors } = await app.graphql(
    'mutation ($input: CreateDiamondInput!) { createDiamond(input: $input) { diamond { id } } }',
    {
      input: {
        diamond: {
          ...{ stockNumber: '-12', shapeId: '3', carats: 0.333, totalPrice: 1000, colorId: '4', clarityId: '3' },
          ...{ comment: '=1+1\n"inch"', vendor: '@Sons', memoRap: -30.5, memoDate: '2026-01-02T03:04:05.678Z' },
          ...{ imageUrl: '/media/picture.webp', length: 4.01, tablePercent: 57.5, milky: "'-", tradeShow: '+1' },
        },
      },
    },
    people.administrator,
  );
  expect(errors).toEqual([]);
  const file = await exported('DIAMOND');
  const again = await importOverRest(app, file, { token: people.administrator });
  expect(again.body).toMatchObject({ unchanged: 1, updated: 0, problems: [], preview: [] });
});

test('exports an extra attribute only if its header cannot be mistaken for a field', async () => {
  const file = csv(
    ['Stock #', 'Shape', 'Carats', '$/ct', 'Total', 'Price', 'BGM'],
    ['A', 'Round', 1, 5000, 5000, 6000, 'No'],
  );
  const created = await importOverRest(app, file, { token: people.administrator });
  expect(created.body).toMatchObject({ inserted: 1, problems: [] });
  const [header = ''] = (await exported('DIAMOND')).split('\r\n');
  expect(header.split(',')).toContain('BGM');
  expect(header.split(',')).not.toContain('Price');
  const again = await importOverRest(app, await exported('DIAMOND'), { token: people.administrator });
  expect([again.status, again.body]).toMatchObject([200, { updated: 0, inserted: 0, problems: [] }]);
});

test('rejects exports by non-administrators, even with a valid download URL', async () => {
  for (const [token, status] of [
    [people.anonymous, 401],
    [people.shopper, 403],
    [people.agent, 403],
  ] as const) {
    const { errors } = await offer({ kind: 'JEWELLERY' }, token);
    expect(errors[0]?.extensions).toMatchObject({ errorCode: 70 });
    expect((await app.rest('GET', '/api/products/export', { token })).status).toBe(status);
  }
  const administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  const { data } = await offer({ kind: 'MELEE' }, administrator.token);
  const url = String(data?.exportStock?.url);
  expect((await fetch(`${app.url}${url}`)).status).toBe(200);
  const token = String(new URL(url, app.url).searchParams.get('token'));
  expect((await app.rest('GET', '/api/users/current', { token })).status).toBe(401);

  await app.orm.em
    .fork()
    .getConnection()
    .execute(`update user_account set role = 'User' where id = ?`, [administrator.id]);
  expect((await fetch(`${app.url}${url}`)).status).toBe(403);
  for (const invalidQuery of ['', '?token=', `?token=${people.administrator}`, `?token=${token}x`, '?token[a]=b']) {
    const rejection = await fetch(`${app.url}/exports${invalidQuery}`);
    expect([400, 401]).toContain(rejection.status);
    expect(await rejection.json()).toMatchObject({ errorCode: expect.any(Number) });
  }
});
