import { type People, signInPeople } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/* Tests that oversized input is rejected with a short error before it is processed. */

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

interface Refusal {
  errorCode: number;
  reason?: string;
  details: { path: string; message: string }[];
}

/** Sends a body as JSON text, because `JSON.stringify` cannot produce such bodies. */
async function post(path: string, body: string, token?: string) {
  const response = await fetch(`${app.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body,
  });
  const text = await response.text();
  const refusal: Refusal = JSON.parse(text);
  return { status: response.status, body: refusal, length: text.length };
}

const register = (body: string) => post('/auth/register', body);

const many = (item: string, count: number): string => `[${Array.from({ length: count }, () => item).join(',')}]`;
const levels = (count: number): string => `${'['.repeat(count)}${']'.repeat(count)}`;

describe('long lists in requests', () => {
  test.each(['addresses', 'whatever'])(
    'names the field when it rejects a list with hundreds of thousands of values: %s',
    async (name) => {
      const { status, body, length } = await register(`{"email":"a@example.com","${name}":${many('{}', 450_000)}}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        errorCode: 90,
        details: [{ path: name, message: 'must have at most 10000 values' }],
      });
      expect(length).toBeLessThan(500);
    },
  );

  test('checks the maximum length of a list before validating its values', async () => {
    const { status, body } = await register(
      `{"email":"a@example.com","password":"x","addresses":${many('{}', 5_000)}}`,
    );
    expect(status).toBe(400);
    expect(body.details).toEqual([{ path: 'addresses', message: 'must have at most 19 values' }]);
  });

  test('counts the values in all lists of a request toward the limit', async () => {
    const { status, body } = await register(`{"a":${many(many('0', 1_000), 200)}}`);
    expect({ status, ...body }).toMatchObject({ status: 413, errorCode: 90, reason: 'TOO_LARGE' });
  });

  test('rejects a list with too many values inside a list of objects', async () => {
    const add =
      'mutation ($items: [BasketItemInput!]!) { addToCart(input: { items: $items }) { problems { message } } }';
    const inGraphql = await app.graphql(add, { items: [[{ diamondId: 1 }]] }, people.shopper);
    expect(inGraphql.status).toBe(400);
    const addresses = '[{},[{"firstName":"A"}]]';
    const { status, body } = await register(`{"email":"a@example.com","password":"x","addresses":${addresses}}`);
    expect(status).toBe(400);
    expect(body.details).toEqual([{ path: 'addresses', message: 'must be a list of objects' }]);
  });
});

describe('nesting depth of request bodies', () => {
  const form = (profile: string): FormData => {
    const form = new FormData();
    form.set('profile', profile);
    form.set('file', new File(['stockId\nA\n'], 'stones.csv'));
    return form;
  };

  test.each([33, 10_000])('rejects a request body with %i levels of nesting', async (count) => {
    const tooDeep = { status: 400, body: { errorCode: 90, reason: 'TOO_DEEP', details: [{ path: 'addresses' }] } };
    // The body itself counts as one level.
    expect(await register(`{"addresses":${levels(count - 1)}}`)).toMatchObject(tooDeep);
    expect(await register(`{"addresses":${'{"a":'.repeat(count)}1${'}'.repeat(count)}}`)).toMatchObject(tooDeep);
    const renamed = await post('/cart/diamond-bulk', levels(count), people.shopper);
    expect(renamed).toMatchObject({ status: 400, body: { errorCode: 90, reason: 'TOO_DEEP' } });
    const profile = form(`{"whatever":${levels(count)}}`);
    const imported = await app.rest('POST', '/api/diamonds/import', { token: people.administrator, form: profile });
    expect(imported).toMatchObject({ status: 400, body: { errorCode: 90, reason: 'TOO_DEEP' } });
  });

  test('accepts a request body with 32 levels of nesting', async () => {
    const { status, body } = await register(`{"whatever":${levels(31)}}`);
    expect(status).toBe(400);
    expect(body.reason).toBe('VALIDATION_FAILED');
  });
});

describe('error details', () => {
  test('limits an error to 20 details and adds the number of omitted details', async () => {
    const body = JSON.stringify(Array.from({ length: 300 }, () => ({ itemId: 'x' })));
    const response = await post('/cart/diamond-bulk', body, people.shopper);
    expect(response.status).toBe(400);
    const { details } = response.body;
    expect(details).toHaveLength(20);
    expect(details[18]).toEqual({ path: expect.stringContaining('18.itemId'), message: 'must be an ID' });
    expect(details[19]).toEqual({ path: '', message: 'and 281 more' });
  });

  test('limits the details of GraphQL errors, including errors about variables', async () => {
    const items = Array.from({ length: 300 }, () => ({ diamondId: 'x' }));
    const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { message } } }';
    const { errors } = await app.graphql(add, { input: { items } }, people.shopper);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions.details).toHaveLength(20);

    const wrong = Array.from({ length: 300 }, () => ({ diamondId: { a: 1 }, whatever: 1 }));
    const rejection = await app.graphql(add, { input: { items: wrong } }, people.shopper);
    expect(rejection.status).toBe(400);
    expect(rejection.errors).toHaveLength(20);
  });
});
