import fc from 'fast-check';
import { cases } from '../../support/cases.ts';
import { type People, signInPeople } from '../../support/people.ts';
import { createStone } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/* Tests that unknown fields in a body are ignored and named in the Warning header. */

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const call = (method: string, path: string, body: unknown, token: string | null = people.administrator) =>
  app.rest<{ id: number }>(method, `/api/${path}`, { token, body });
const warning = async (...args: Parameters<typeof call>) => (await call(...args)).headers.get('warning');
const naming = (names: string) => `299 - "unknown fields ignored: ${names}"`;

const piece = { stockNumber: 'W-1', type: 'ring', title: 'Ring' };

test('names a misspelled field in a response header, and applies the other fields', async () => {
  const { titel, ...good } = { ...piece, titel: 'Rign' };
  const created = await call('POST', 'products', { ...good, titel });
  expect([created.status, created.headers.get('warning')]).toEqual([201, naming('titel')]);
  expect(created.headers.get('access-control-expose-headers')).toContain('Warning');
  expect(await warning('PATCH', 'products/W-1', { title: 'Ring' })).toBeNull();
  expect(await warning('PATCH', 'products/W-1', { tittle: 'x', prize: 1 })).toBe(naming('tittle, prize'));
  // The Warning header is sent even if the request fails.
  const rejection = await call('PATCH', 'products/none', { tittle: 'x' });
  expect([rejection.status, rejection.headers.get('warning')]).toEqual([404, naming('tittle')]);
});

test('names unknown fields in wrappers, objects, lists and list bodies', async () => {
  const id = await createStone(app);
  expect(await warning('PUT', `diamonds/${id}`, { product: { carat: 2 }, isactive: true })).toBe(
    naming('product.carat, isactive'),
  );
  expect(await warning('PUT', `diamonds/${id}`, { carat: 2, labId: 1, laboratoryId: 1, expectedVersion: 1 })).toBe(
    naming('carat'),
  );
  expect(await warning('PUT', 'contact/support', [{ name: 'Ada' }, { name: 'Bo', telephone: '1' }])).toBe(
    naming('1.telephone'),
  );
  expect(await warning('PATCH', 'ring_settings/1', { product: { nmae: 'x' } })).toBe(naming('product.nmae'));
  expect(await warning('POST', 'ring_config/update_ring', { ringSetting: { id: 1, size: 5 } })).toBe(
    naming('ringSetting.size'),
  );
});

test('accepts the response of a GET request as a request body in every accepted format', async () => {
  const id = await createStone(app);
  const read = await app.rest<{ product: object }>('GET', `/api/diamonds/${id}`, { token: people.administrator });
  expect(await warning('PUT', `diamonds/${id}`, read.body)).toBeNull();
  expect(await warning('PUT', `diamonds/${id}`, read.body.product)).toBeNull();
  await call('POST', 'products', { ...piece, stockNumber: 'W-2' });
  const ring = await app.rest('GET', '/api/products/W-2', { token: people.administrator });
  expect(await warning('PATCH', 'products/W-2', ring.body)).toBeNull();
  const user = await app.rest('GET', '/api/contact', { token: people.administrator });
  expect(await warning('PUT', 'contact', user.body)).toBeNull();
});

test('names all fields of the body as unknown if the call takes no body', async () => {
  const { headers } = await app.rest('POST', '/api/orders', { token: people.shopper, body: { expected: 1 } });
  expect(headers.get('warning')).toBe(naming('expected'));
});

test('sends a short warning header regardless of the names of unknown fields', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), fc.jsonValue(), { maxKeys: 60 }),
      async (body) => {
        const response = await call('PATCH', 'products/W-1', body);
        expect(response.status).toBeLessThan(500);
        const text = response.headers.get('warning');
        if (text !== null) expect(text).toMatch(/^299 - "unknown fields ignored: [\w.$?, -]{1,1400}"$/);
      },
    ),
    { numRuns: cases(10) },
  );
});
