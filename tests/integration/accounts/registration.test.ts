import { startTestApp, type TestApp } from '../../support/test-app.ts';
import {
  goodPassword,
  logIn,
  mailedLink,
  newUser,
  type RestError,
  type RestUser,
  register,
  someAddress,
  tokenOf,
} from './account-requests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, env: { PUBLIC_URL: 'https://facet.example/' } });
});
afterAll(() => app.stop());

const tokenIn = (link: URL): string => link.searchParams.get('token') ?? '';
const confirm = (email: string, token: string) =>
  app.rest<RestError>('POST', '/api/auth/confirm-email', { body: { email, token } });

describe('registration', () => {
  test('creates a user who awaits confirmation and approval', async () => {
    const { status, body } = await app.rest<RestUser>('POST', '/api/auth/register', {
      body: newUser('new@example.com'),
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email: 'new@example.com',
      role: 'User',
      approved: false,
      blocked: false,
      emailConfirmed: false,
      businessType: { id: 2, name: 'Retailer' },
      markups: [],
      accesses: [],
      emailChannels: [],
    });
    expect(body.addresses).toHaveLength(1);
    expect(body.addresses[0]).toMatchObject({
      ...someAddress,
      country: { id: 840, name: 'United States' },
      isBilling: false,
    });
    expect(JSON.stringify(body)).not.toMatch(/password|argon2|token/i);
  });

  test('accepts references as IDs or objects and one or several addresses, and stores every address', async () => {
    const federationId = 840 * 100_000 + Number.parseInt('1NY', 36);
    const flat = {
      email: 'flat@example.com',
      password: goodPassword,
      businessTypeId: 5,
      address: { ...someAddress, federationId },
    };
    const created = await app.rest<RestUser>('POST', '/api/auth/register', { body: flat });
    expect(created.body.addresses[0]?.federation).toEqual({ id: federationId, name: 'New York' });

    const { countryId: _, ...address } = { ...someAddress, postcode: '10036', vatNumber: 'BE0123456789' };
    const second = { ...address, city: 'Albany', country: { id: 840 }, federation: { id: federationId } };
    const many = await app.rest<RestUser>('POST', '/api/auth/register', {
      body: { ...newUser('many@example.com'), addresses: [{ ...address, country: { id: 840 } }, second] },
    });
    expect(many.body.addresses.map(({ city, federationId: id }) => [city, id])).toEqual([
      ['New York', null],
      ['Albany', federationId],
    ]);
  });

  test('registers a user through GraphQL', async () => {
    const { data, errors } = await app.graphql<{
      register: {
        shouldApprove: boolean;
        user: { email: string; displayName: string; addresses: { country: { code: string } }[] };
      };
    }>(
      `mutation ($input: RegisterInput!) {
        register(input: $input) { shouldApprove user { email displayName addresses { country { code } } } }
      }`,
      { input: { email: 'graph@example.com', password: goodPassword, businessTypeId: '1', address: someAddress } },
    );
    expect(errors).toEqual([]);
    expect(data?.register).toEqual({
      shouldApprove: true,
      user: { email: 'graph@example.com', displayName: 'Ida Stone', addresses: [{ country: { code: 'US' } }] },
    });
  });

  test('rejects a registered email address regardless of case', async () => {
    await register(app, 'taken@example.com');
    const response = await app.rest<RestError>('POST', '/api/auth/register', { body: newUser('TAKEN@example.com') });
    expect([response.status, response.body.errorCode]).toEqual([409, 40]);
  });

  test('accepts one of several concurrent registrations with the same email', async () => {
    const attempt = () => app.rest<RestError>('POST', '/api/auth/register', { body: newUser('twin@example.com') });
    const responses = await Promise.all([attempt(), attempt(), attempt(), attempt()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(responses.filter(({ body }) => body.errorCode === 40)).toHaveLength(3);
  });

  test.each([
    ['an invalid email address', { email: 'nobody' }, 'email'],
    ['two email addresses', { email: 'a@example.com\r\nbcc: b@example.com' }, 'email'],
    ['a blank email address', { email: '  ' }, 'email'],
    ['a short password', { password: 'Ab3$xyz' }, 'password'],
    ['a common password', { password: 'Password1' }, 'password'],
    ['the brand and a year as password', { password: 'Facet2026!' }, 'password'],
    ['a trade word and a year as password', { password: 'Diamonds-2026' }, 'password'],
    ["the user's name and a year as password", { password: 'IdaStone1985' }, 'password'],
    ["the user's company as password", { password: 'Daughters123' }, 'password'],
    ['a season and a year as password', { password: 'Summer2026!' }, 'password'],
    ['the email address as password', { password: 'wrong@example.com' }, 'password'],
    ['a number as password', { password: 12345678 }, 'password'],
    ['an unknown business type', { businessType: { id: 6 } }, 'businessTypeId'],
    ['no address', { addresses: [] }, 'address'],
    ['an address without city', { addresses: [{ ...someAddress, city: '' }] }, 'address.city'],
    ['an unknown country', { addresses: [{ ...someAddress, countryId: 999 }] }, 'address.countryId'],
    [
      'an ID that is out of range',
      { addresses: [{ ...someAddress, federationId: 12_400_046_692 }] },
      'address.federationId',
    ],
    [
      "another country's federation",
      { addresses: [{ ...someAddress, federationId: 12_448_006 }] },
      'address.federationId',
    ],
  ])('rejects %s and creates no user', async (_description, change, path) => {
    const { status, body } = await app.rest<RestError>('POST', '/api/auth/register', {
      body: { ...newUser('wrong@example.com'), ...change },
    });
    expect([status, body.errorCode]).toEqual([400, 90]);
    expect(body.details?.map((detail) => detail.path)).toEqual([path]);
    expect((await logIn(app, 'wrong@example.com')).body.errorCode).toBe(140);
  });

  test('rejects invalid JSON in a registration', async () => {
    const response = await fetch(`${app.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":',
    });
    expect([response.status, (await response.json()).errorCode]).toEqual([400, 90]);
  });
});

describe('email confirmation', () => {
  test('confirms the email once with the emailed link', async () => {
    await register(app, 'confirm@example.com');
    const link = await mailedLink(app, 'confirm@example.com');
    expect(link.origin + link.pathname).toBe('https://facet.example/confirm-email');
    expect(link.searchParams.get('email')).toBe('confirm@example.com');
    expect(Buffer.from(tokenIn(link), 'base64url')).toHaveLength(32);

    expect((await confirm('confirm@example.com', tokenIn(link))).status).toBe(204);
    expect((await logIn(app, 'confirm@example.com')).body.errorCode).toBe(10);

    const again = await confirm('confirm@example.com', tokenIn(link));
    expect([again.status, again.body.errorCode]).toEqual([400, 150]);
  });

  test('invalidates the previous link when a new one is sent', async () => {
    await register(app, 'resend@example.com');
    const first = tokenIn(await mailedLink(app, 'resend@example.com'));
    const response = await app.rest('POST', '/api/auth/resend-confirm-email', {
      body: { email: 'Resend@example.com' },
    });
    expect(response.status).toBe(204);
    const second = tokenIn(await mailedLink(app, 'resend@example.com', 2));
    expect((await confirm('resend@example.com', first)).body.errorCode).toBe(150);
    expect((await confirm('resend@example.com', second)).status).toBe(204);
    const late = await app.rest<RestError>('POST', '/api/auth/resend-confirm-email', {
      body: { email: 'resend@example.com' },
    });
    expect([late.status, late.body.details?.[0]?.path]).toEqual([400, 'email']);
  });

  test('rejects a token that is expired, of another kind or for another user', async () => {
    await register(app, 'mine@example.com');
    await register(app, 'yours@example.com');
    const otherToken = tokenIn(await mailedLink(app, 'yours@example.com'));
    expect((await confirm('mine@example.com', otherToken)).body.errorCode).toBe(150);

    await app.rest('POST', '/api/auth/reset-password', { body: { email: 'mine@example.com' } });
    const reset = tokenIn(await mailedLink(app, 'mine@example.com', 2));
    expect((await confirm('mine@example.com', reset)).body.errorCode).toBe(150);

    await app.em().getConnection().execute("update email_token set expires_at = now() - interval '1 second'");
    expect((await confirm('yours@example.com', otherToken)).body.errorCode).toBe(150);
  });

  test('returns error 140 for an unknown email address', async () => {
    const responses = await Promise.all([
      confirm('nobody@example.com', 'x'),
      app.rest<RestError>('POST', '/api/auth/resend-confirm-email', { body: { email: 'nobody@example.com' } }),
      app.rest<RestError>('POST', '/api/auth/reset-password', { body: { email: 'nobody@example.com' } }),
    ]);
    expect(responses.map(({ status, body }) => [status, body.errorCode])).toEqual(Array(3).fill([404, 140]));
  });

  test('resends the confirmation link and confirms the email through GraphQL', async () => {
    await register(app, 'graph-confirm@example.com');
    const resent = await app.graphql(
      'mutation { resendConfirmation(input: { email: "graph-confirm@example.com" }) { email } }',
    );
    expect(resent.errors).toEqual([]);
    const token = tokenIn(await mailedLink(app, 'graph-confirm@example.com', 2));
    const mutation = 'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { email } }';
    const input = { email: 'graph-confirm@example.com', token };
    const { data } = await app.graphql(mutation, { input });
    expect(data).toEqual({ confirmEmail: { email: 'graph-confirm@example.com' } });
    const again = await app.graphql(mutation, { input });
    expect(again.errors[0]?.extensions).toMatchObject({ code: 'VERIFICATION_FAILED', errorCode: 150 });
  });
});

test('allows sign-in after registration, confirmation and approval', async () => {
  const { id } = await register(app, 'whole@example.com');
  await confirm('whole@example.com', tokenIn(await mailedLink(app, 'whole@example.com')));
  await app.em().getConnection().execute('update user_account set is_approved = true where id = ?', [id]);
  const response = await logIn(app, 'WHOLE@example.com');
  expect(response.status).toBe(200);
  const current = await app.rest<RestUser>('GET', '/api/users/current', { token: tokenOf(response) });
  expect(current.body).toMatchObject({ id, email: 'whole@example.com' });
  expect(current.body.lastLoginDate).not.toBeNull();
});
