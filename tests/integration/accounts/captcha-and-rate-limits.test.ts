import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createPerson } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { goodPassword, makeTrader, newUser, type RestError, tokenOf } from './account-requests.ts';

/** Requests that the mock captcha service has received. */
const captchaRequests: URLSearchParams[] = [];
let respondToCaptcha: (token: string | null) => { status: number; body: string };

async function startCaptcha(): Promise<{ server: Server; url: string }> {
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      const form = new URLSearchParams(body);
      captchaRequests.push(form);
      const { status, body: text } = respondToCaptcha(form.get('response'));
      res.writeHead(status, { 'content-type': 'application/json' }).end(text);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the captcha stand-in has no port');
  return { server, url: `http://127.0.0.1:${address.port}/siteverify` };
}

const post = (app: TestApp, path: string, body: object, headers = {}) =>
  app.rest<RestError>('POST', `/api/auth/${path}`, { body, headers });

describe('captcha tokens', () => {
  let app: TestApp;
  let limited: TestApp;
  let captcha: Awaited<ReturnType<typeof startCaptcha>>;
  beforeAll(async () => {
    captcha = await startCaptcha();
    const env = {
      RECAPTCHA_SECRET: 'captcha-secret',
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_VERIFY_URL: captcha.url,
    };
    app = await startTestApp({ env });
    limited = await startTestApp({ env: { ...env, RATE_LIMITS: '1' } });
  });
  afterAll(async () => {
    await limited.stop();
    await app.stop();
    captcha.server.close();
  });
  beforeEach(() => {
    captchaRequests.length = 0;
    respondToCaptcha = (token) => ({ status: 200, body: JSON.stringify({ success: token === 'human' }) });
  });

  const calls: [string, object][] = [
    ['register', newUser('robot@example.com')],
    ['login', { email: 'robot@example.com', password: goodPassword }],
    ['reset-password', { email: 'robot@example.com' }],
    ['resend-confirm-email', { email: 'robot@example.com' }],
  ];

  test.each(calls)('rejects %s without a valid captcha token', async (path, body) => {
    const without = await post(app, path, body);
    expect([without.status, without.body.errorCode]).toEqual([400, 85]);
    expect(captchaRequests).toHaveLength(0);
    const robot = await post(app, path, { ...body, recaptchaToken: 'robot' });
    expect([robot.status, robot.body.errorCode]).toEqual([400, 85]);
    const human = await post(app, path, { ...body, recaptchaToken: 'human' });
    expect(human.body?.errorCode).not.toBe(85);
    expect(Object.fromEntries(captchaRequests.at(-1) ?? [])).toEqual({
      secret: 'captcha-secret',
      response: 'human',
      remoteip: expect.stringContaining('127.0.0.1'),
    });
  });

  test('does not count requests with a rejected captcha token toward the password reset limit', async () => {
    const { email } = await createPerson(limited);
    for (let attempt = 0; attempt < 8; attempt++) {
      const robot = await post(limited, 'reset-password', { email, recaptchaToken: 'robot' });
      expect(robot.body.errorCode).toBe(85);
    }
    expect((await post(limited, 'reset-password', { email, recaptchaToken: 'human' })).status).toBe(204);
  });

  test('rejects sign-in if the captcha service returns an invalid response', async () => {
    for (const broken of [
      { status: 500, body: '{"success":true}' },
      { status: 200, body: 'true' },
      { status: 200, body: 'oops' },
      { status: 200, body: '{"success":"true"}' },
    ]) {
      respondToCaptcha = () => broken;
      expect(
        (await post(app, 'login', { email: 'a@example.com', password: 'x', recaptchaToken: 'human' })).body.errorCode,
      ).toBe(85);
    }
  });

  test('returns the captcha site key in the site settings', async () => {
    const { data } = await app.graphql('{ siteSettings { recaptchaSiteKey } }');
    expect(data).toEqual({ siteSettings: { recaptchaSiteKey: 'site-key' } });
  });

  test('requires a captcha token through GraphQL', async () => {
    const { errors } = await app.graphql(
      'mutation { logIn(input: { email: "a@example.com", password: "x" }) { session { expiresAt } } }',
    );
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_RECAPTCHA', errorCode: 85 });
  });
});

describe('rate limits of account operations', () => {
  let app: TestApp;
  let twin: TestApp;
  beforeAll(async () => {
    const env = { RATE_LIMITS: '1', TRUST_PROXY: '1' };
    app = await startTestApp({ env });
    twin = await startTestApp({ env, databaseUrl: app.databaseUrl });
  });
  afterAll(async () => {
    await twin.stop();
    await app.stop();
  });
  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  const tryLogin = (server: TestApp, email: string, ip: string, password = 'wrong-Ampere-27') =>
    post(server, 'login', { email, password }, from(ip));

  test('allows ten failed sign-ins per email address and IP address, counted across two servers', async () => {
    await makeTrader(app, 'guessed@example.com');
    const responses = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      responses.push(await tryLogin(attempt % 2 ? app : twin, 'Guessed@example.com', '203.0.113.1'));
    }
    expect(responses.map(({ body }) => body.errorCode)).toEqual([...Array(10).fill(100), 90, 90]);
    const last = responses.at(-1);
    expect([last?.status, last?.body.reason]).toEqual([429, 'RATE_LIMITED']);
    const wait = Number(last?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    // The correct password is rejected from this IP address, but accepted from another address.
    expect((await tryLogin(app, 'guessed@example.com', '203.0.113.1', goodPassword)).status).toBe(429);
    expect((await tryLogin(twin, 'guessed@example.com', '203.0.113.2', goodPassword)).status).toBe(200);
  });

  test('enforces the sign-in limit for concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => tryLogin(index % 2 ? app : twin, 'flood@example.com', '203.0.113.3')),
    );
    expect(responses.filter(({ status }) => status === 404)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  test('allows a hundred failed sign-ins per IP address, regardless of the email address', async () => {
    const responses = [];
    for (let attempt = 0; attempt < 102; attempt++) {
      responses.push((await tryLogin(app, `victim-${attempt}@example.com`, '203.0.113.4')).status);
    }
    expect(responses.slice(0, 100)).toEqual(Array(100).fill(404));
    expect(responses.slice(100)).toEqual([429, 429]);
  });

  test('does not count successful sign-ins', async () => {
    await makeTrader(app, 'busy@example.com');
    for (let attempt = 0; attempt < 15; attempt++) {
      expect((await tryLogin(app, 'busy@example.com', '203.0.113.5', goodPassword)).status).toBe(200);
    }
  });

  test('allows five password reset requests per email address, regardless of the IP address', async () => {
    await makeTrader(app, 'flooded@example.com');
    const statuses = [];
    for (let attempt = 0; attempt < 7; attempt++) {
      statuses.push(
        (await post(app, 'reset-password', { email: 'flooded@example.com' }, from(`198.51.100.${attempt}`))).status,
      );
    }
    expect(statuses).toEqual([...Array(5).fill(204), 429, 429]);
  });

  test('counts a wrong current password as a failed sign-in', async () => {
    await makeTrader(app, 'inside@example.com');
    const token = tokenOf(await tryLogin(app, 'inside@example.com', '203.0.113.6', goodPassword));
    const statuses = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      const { status } = await app.rest('POST', '/api/users/change-password', {
        token,
        headers: from('203.0.113.6'),
        body: { currentPassword: `wrong-Ampere-${attempt}`, newPassword: 'amber-Parallax-31' },
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  test.each([
    ['confirm-email', {}],
    // The token is checked before the password, so that no password hash is computed for requests with an invalid
    // token.
    ['change-password', { password: 'weak' }],
  ])('allows ten %s attempts per email address and IP address', async (path, more) => {
    const email = `${path}@example.com`;
    await makeTrader(app, email);
    const attempt = (ip: string, server = app) => post(server, path, { email, token: 'wrong', ...more }, from(ip));
    const responses = [];
    for (let time = 0; time < 12; time++) responses.push(await attempt('203.0.113.21', time % 2 ? app : twin));
    expect(responses.map(({ status, body }) => [status, body.errorCode])).toEqual([
      ...Array(10).fill([400, 150]),
      ...Array(2).fill([429, 90]),
    ]);
    expect(responses.at(-1)?.body.reason).toBe('RATE_LIMITED');
    expect(Number(responses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(800);
    // The recipient of the link has another IP address, which is not limited.
    expect((await attempt('203.0.113.22')).body.errorCode).toBe(150);
  });

  test('allows ten attempts with a weak password per valid reset link', async () => {
    const email = 'weak@example.com';
    await makeTrader(app, email);
    await post(app, 'reset-password', { email }, from('203.0.113.24'));
    const token = randomBytes(32).toString('base64url');
    const hash = createHash('sha256').update(token).digest();
    await app.em().execute("update email_token set token_hash = ? where purpose = 'reset'", [hash]);
    const statuses = [];
    for (let time = 0; time < 12; time++) {
      const body = { email, token, password: 'password1' };
      statuses.push((await post(app, 'change-password', body, from('203.0.113.24'))).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  });

  test('allows ten successful password changes', async () => {
    await makeTrader(app, 'restless@example.com');
    const headers = from('203.0.113.23');
    let token = tokenOf(await tryLogin(app, 'restless@example.com', '203.0.113.23', goodPassword));
    let currentPassword = goodPassword;
    const statuses = [];
    for (let time = 0; time < 12; time++) {
      const newPassword = `amber-Parallax-${time}1`;
      const body = { currentPassword, newPassword };
      const response = await app.rest('POST', '/api/users/change-password', { token, headers, body });
      statuses.push(response.status);
      if (response.status !== 200) continue;
      token = tokenOf(response);
      currentPassword = newPassword;
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });

  test('counts all IP addresses of an IPv6 /64 network as one', async () => {
    const statuses = [];
    for (let host = 0; host < 12; host++) {
      statuses.push((await tryLogin(app, 'network@example.com', `2001:db8:7:1::${host.toString(16)}`)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
    expect((await tryLogin(app, 'network@example.com', '2001:db8:7:2::1')).status).toBe(404);
  });

  test('returns 429 with Retry-After through GraphQL', async () => {
    const mutation =
      'mutation { logIn(input: { email: "graph@example.com", password: "x" }) { session { expiresAt } } }';
    for (let attempt = 0; attempt < 10; attempt++) await app.graphql(mutation);
    const { status, headers, errors } = await app.graphql(mutation);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_REQUEST', errorCode: 90, reason: 'RATE_LIMITED' });
  });

  test('falls back to per-process rate limits when the shared counters are unavailable', async () => {
    await app.em().getConnection().execute('alter table rate_limit rename to rate_limit_away');
    try {
      const statuses = [];
      for (let attempt = 0; attempt < 12; attempt++) {
        statuses.push((await tryLogin(app, 'dark@example.com', '203.0.113.7')).status);
      }
      expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
    } finally {
      await app.em().getConnection().execute('alter table rate_limit_away rename to rate_limit');
    }
  });
});
