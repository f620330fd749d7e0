import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { createAdministrator, type RestAddress, type RestError, someAddress } from './account-requests.ts';

let app: TestApp;
let admin: Person;
let trader: Person;
let otherUser: Person;
beforeAll(async () => {
  app = await startTestApp();
  [admin, trader, otherUser] = await Promise.all([createAdministrator(app), createPerson(app), createPerson(app)]);
});
afterAll(() => app.stop());

const add = (body: object, token: string | null = trader.token) =>
  app.rest<RestAddress & RestError>('POST', '/api/users/current/addresses', { token, body });
const change = (path: string, body: object, token = trader.token) =>
  app.rest<RestAddress & RestError>('PUT', `/api/users/${path}`, { token, body });
const newYork = 840 * 100_000 + Number.parseInt('1NY', 36);

describe('POST /api/users/current/addresses', () => {
  test('appends a new address after the existing addresses', async () => {
    const first = await add({ ...someAddress, isBilling: true, federation: { id: newYork } });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      ...someAddress,
      isBilling: true,
      federationId: newYork,
      federation: { name: 'New York' },
    });
    await add({ ...someAddress, city: 'Boston' });
    const { data } = await app.graphql<{ currentUser: { addresses: { city: string; isPrimary: boolean }[] } }>(
      '{ currentUser { addresses { city isPrimary } } }',
      {},
      trader.token,
    );
    expect(data?.currentUser.addresses).toEqual([
      { city: 'New York', isPrimary: true },
      { city: 'Boston', isPrimary: false },
    ]);
  });

  test('stores postcode, second line and VAT number, and formats the address lines by country', async () => {
    const person = await createPerson(app);
    const more = { line2: 'Floor 12', postcode: '10036', vatNumber: 'BE0123456789' };
    const { status, body } = await add({ ...someAddress, ...more, federationId: newYork }, person.token);
    expect([status, body]).toEqual([201, expect.objectContaining(more)]);
    const changed = await change(`current/addresses/${body.id}`, { postcode: '10001', vatNumber: '' }, person.token);
    expect(changed.body).toMatchObject({ line2: 'Floor 12', postcode: '10001', vatNumber: null });
    const { data } = await app.graphql(
      '{ currentUser { addresses { line2 postcode vatNumber lines version } } }',
      {},
      person.token,
    );
    expect(data).toEqual({
      currentUser: {
        addresses: [
          {
            line2: 'Floor 12',
            postcode: '10001',
            vatNumber: null,
            lines: [
              'Ida Stone',
              'Stone & Daughters',
              '47th Street 5',
              'Floor 12',
              'New York, New York 10001',
              'United States',
            ],
            version: 2,
          },
        ],
      },
    });
  });

  test.each([
    [{ postcode: 'x'.repeat(21) }, 'postcode'],
    [{ line2: 'Floor\n12' }, 'line2'],
    [{ vatNumber: 7 }, 'vatNumber'],
    [{ firstName: null }, 'firstName'],
    [{ lastName: '   ' }, 'lastName'],
    [{ address: 7 }, 'address'],
    [{ city: 'x'.repeat(101) }, 'city'],
    [{ countryId: 'Belgium' }, 'countryId'],
    [{ countryId: 1 }, 'countryId'],
    [{ federationId: 5 }, 'federationId'],
    [{ email: 'nobody' }, 'email'],
    [{ isBilling: 'yes' }, 'isBilling'],
  ])('rejects the address %j and names the invalid field', async (wrong, path) => {
    const { status, body } = await add({ ...someAddress, ...wrong }, otherUser.token);
    expect([status, body.errorCode, body.details?.map((detail) => detail.path)]).toEqual([400, 90, [path]]);
    const { data } = await app.graphql('{ currentUser { addresses { id } } }', {}, otherUser.token);
    expect(data).toEqual({ currentUser: { addresses: [] } });
  });

  test('rejects a request body that is not an object', async () => {
    expect((await add([someAddress])).body.errorCode).toBe(90);
  });
});

describe('PUT /api/users/{userId}/addresses/{id}', () => {
  const fresh = async (): Promise<number> => (await add({ ...someAddress, federationId: newYork })).body.id;

  test('updates the given address fields and leaves omitted fields unchanged', async () => {
    const id = await fresh();
    const { status, body } = await change(`current/addresses/${id}`, { city: 'Buffalo', company: '' });
    expect(status).toBe(200);
    expect(body).toEqual(
      expect.objectContaining({ ...someAddress, id, city: 'Buffalo', company: null, federationId: newYork }),
    );
  });

  test('clears the state or province of an address when the country changes', async () => {
    const id = await fresh();
    const { body } = await change(`current/addresses/${id}`, { country: { id: 56 }, city: 'Antwerp' });
    expect(body).toMatchObject({ countryId: 56, country: { name: 'Belgium' }, federationId: null });
  });

  test('accepts a complete address from an earlier response as input', async () => {
    const id = await fresh();
    const { data } = await app.graphql<{ currentUser: { addresses: { id: string }[] } }>(
      '{ currentUser { addresses { id } } }',
      {},
      trader.token,
    );
    expect(data?.currentUser.addresses.map((address) => address.id)).toContain(String(id));
    const body = (await change(`current/addresses/${id}`, {})).body;
    const again = await change(`current/addresses/${id}`, { ...body, firstName: 'Eva' });
    expect([again.status, again.body]).toEqual([200, { ...body, firstName: 'Eva' }]);
  });

  test("accepts the caller's own user ID, and any user ID from an administrator", async () => {
    const id = await fresh();
    expect((await change(`${trader.id}/addresses/${id}`, { city: 'Utica' })).body.city).toBe('Utica');
    expect((await change(`${trader.id}/addresses/${id}`, { city: 'Rome' }, admin.token)).body.city).toBe('Rome');
  });

  test('returns error 20 for an unknown address and for an address of another user', async () => {
    const id = await fresh();
    const responses = await Promise.all([
      change('current/addresses/999999999', { city: 'Nowhere' }),
      change(`current/addresses/${id}`, { city: 'Stolen' }, otherUser.token),
      change(`${trader.id}/addresses/${id}`, { city: 'Stolen' }, otherUser.token),
      change(`${otherUser.id}/addresses/${id}`, { city: 'Stolen' }, admin.token),
    ]);
    expect(responses.map(({ status, body }) => [status, body.errorCode])).toEqual(Array(4).fill([404, 20]));
    expect((await change(`current/addresses/${id}`, {})).body.city).toBe('New York');
  });

  test.each([
    [{ firstName: null }, 'firstName'],
    [{ countryId: null }, 'countryId'],
    [{ countryId: 1 }, 'countryId'],
    [{ countryId: 56, federationId: newYork }, 'federationId'],
    [{ isBilling: null }, 'isBilling'],
  ])('rejects the address update %j and changes nothing', async (wrong, path) => {
    const id = await fresh();
    const { status, body } = await change(`current/addresses/${id}`, { city: 'Half', ...wrong });
    expect([status, body.errorCode, body.details?.map((detail) => detail.path)]).toEqual([400, 90, [path]]);
    expect((await change(`current/addresses/${id}`, {})).body.city).toBe('New York');
  });

  test('rejects an address ID that is not a number', async () => {
    const { status, body } = await change('current/addresses/first', { city: 'Rome' });
    expect([status, body.errorCode, body.details?.[0]?.path]).toEqual([400, 90, 'id']);
  });
});

test('creates and updates an address through GraphQL', async () => {
  const created = await app.graphql<{ createAddress: { address: { id: string } } }>(
    `mutation ($address: AddressInput!) {
      createAddress(input: { address: $address }) { address { id country { code } federation { name } isBilling } }
    }`,
    { address: { ...someAddress, countryId: '840', federationId: String(newYork) } },
    trader.token,
  );
  expect(created.data?.createAddress.address).toMatchObject({
    country: { code: 'US' },
    federation: { name: 'New York' },
    isBilling: false,
  });
  const id = created.data?.createAddress.address.id;
  const mutation = `mutation ($input: UpdateAddressInput!) { updateAddress(input: $input) { address { city company } } }`;
  const mine = await app.graphql(mutation, { input: { id, set: { company: null } } }, trader.token);
  expect(mine.data).toEqual({ updateAddress: { address: { city: 'New York', company: null } } });
  const theirs = await app.graphql(mutation, { input: { id, userId: trader.id, set: { city: 'Troy' } } }, admin.token);
  expect(theirs.data).toEqual({ updateAddress: { address: { city: 'Troy', company: null } } });
  const stolen = await app.graphql(mutation, { input: { id, userId: trader.id, set: { city: 'X' } } }, otherUser.token);
  expect(stolen.errors[0]?.extensions).toMatchObject({ code: 'ADDRESS_NOT_FOUND', errorCode: 20 });
});

describe('deleteAddress', () => {
  const remove = (id: string, token: string | null, expectedVersion?: number) =>
    app.graphql<{ deleteAddress: { user: { addresses: { id: string }[] } } }>(
      `mutation ($input: DeleteAddressInput!) { deleteAddress(input: $input) { user { addresses { id } } } }`,
      { input: { id, expectedVersion } },
      token,
    );

  test('deletes an address of the caller, but not the primary address', async () => {
    const owner = await createPerson(app);
    const [primary, second] = [(await add(someAddress, owner.token)).body, (await add(someAddress, owner.token)).body];
    const deletion = await remove(String(second.id), owner.token);
    expect(deletion.data?.deleteAddress.user.addresses).toEqual([{ id: String(primary.id) }]);
    const rejection = await remove(String(primary.id), owner.token);
    expect(rejection.errors[0]?.extensions).toMatchObject({ code: 'INVALID_REQUEST', details: [{ path: 'id' }] });
  });

  test('rejects another user’s address, a deleted address, a stale version and an anonymous client', async () => {
    const owner = await createPerson(app);
    await add(someAddress, owner.token);
    const id = String((await add(someAddress, owner.token)).body.id);
    const codes = async (token: string | null, version?: number) =>
      (await remove(id, token, version)).errors[0]?.extensions?.code;
    expect(await codes(otherUser.token)).toBe('ADDRESS_NOT_FOUND');
    expect(await codes(admin.token)).toBe('ADDRESS_NOT_FOUND');
    expect(await codes(null)).toBe('FORBIDDEN');
    expect((await remove(id, owner.token, 7)).errors[0]?.extensions).toMatchObject({ reason: 'STALE_VERSION' });
    expect((await remove(id, owner.token, 1)).errors).toEqual([]);
    expect(await codes(owner.token)).toBe('ADDRESS_NOT_FOUND');
  });
});
