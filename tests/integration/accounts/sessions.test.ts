import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { signAccessToken } from '../../../server/src/platform/sign-in/tokens.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import {
  goodPassword,
  logIn,
  mailedLink,
  makeTrader,
  type RestError,
  type RestUser,
  tokenOf,
} from './account-requests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.stop());

const set = (id: number, assignment: string) =>
  app.em().getConnection().execute(`update user_account set ${assignment} where id = ?`, [id]);
const current = (token: string) => app.rest<RestUser & RestError>('GET', '/api/users/current', { token });
const claimsOf = (token: string): jwt.JwtPayload => {
  const claims = jwt.verify(token, app.env.JWT_SECRET[0], { algorithms: ['HS256'] });
  if (typeof claims === 'string') throw new Error('the token holds no claims');
  return claims;
};

describe('sign-in', () => {
  test('returns the user and the token, in a header that is exposed to other origins', async () => {
    const user = await makeTrader(app, 'trader@example.com');
    const response = await logIn(app, 'Trader@Example.com');
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ id: user.id, email: 'trader@example.com', primaryColor: null });
    expect(response.headers.get('access-control-expose-headers')).toMatch(/Authorization/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { sub, role, iat = 0, exp = 0, jti, ver } = claimsOf(tokenOf(response));
    expect({ sub, role, ver }).toEqual({ sub: String(user.id), role: 'User', ver: 0 });
    expect(exp - iat).toBe(3600);
    expect(jti).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('checks account conditions in the documented order: 140, 100, 130, 50, 10', async () => {
    const email = 'order@example.com';
    const { id } = await makeTrader(app, email);
    const code = async (password = goodPassword) => {
      const { status, body } = await logIn(app, email, password);
      return [status, body.errorCode];
    };
    await set(id, 'is_approved = false, is_email_confirmed = false, is_blocked = true');
    expect((await logIn(app, 'unknown@example.com')).body.errorCode).toBe(140);
    expect(await code('wrong-Ampere-27')).toEqual([401, 100]);
    expect(await code()).toEqual([403, 130]);
    await set(id, 'is_blocked = false');
    expect(await code()).toEqual([403, 50]);
    await set(id, 'is_email_confirmed = true');
    expect(await code()).toEqual([403, 10]);
    await set(id, 'is_approved = true');
    expect((await code())[0]).toBe(200);
  });

  test('allows sign-in after a block has expired', async () => {
    const { id } = await makeTrader(app, 'blocked@example.com');
    await set(id, "is_blocked = true, blocked_until = now() + interval '1 hour'");
    expect((await logIn(app, 'blocked@example.com')).body.errorCode).toBe(130);
    await set(id, "blocked_until = now() - interval '1 second'");
    const response = await logIn(app, 'blocked@example.com');
    expect([response.status, response.body.blocked]).toEqual([200, false]);
    expect((await current(tokenOf(response))).status).toBe(200);
  });

  test.each([
    ['no password', { email: 'trader@example.com' }, 'password'],
    ['no email address', { password: goodPassword }, 'email'],
    ['an object as email address', { email: { $ne: null }, password: goodPassword }, 'email'],
    ['a list as password', { email: 'trader@example.com', password: [goodPassword] }, 'password'],
  ])('rejects a sign-in request with %s', async (_description, body, path) => {
    const response = await app.rest<RestError>('POST', '/api/auth/login', { body });
    expect([response.status, response.body.errorCode, response.body.details?.[0]?.path]).toEqual([400, 90, path]);
  });

  test('ignores an invalid token in the sign-in request', async () => {
    await makeTrader(app, 'stale@example.com');
    const body = { email: 'stale@example.com', password: goodPassword };
    expect((await app.rest('POST', '/api/auth/login', { body, token: 'stale' })).status).toBe(200);
  });

  test('signs in through GraphQL', async () => {
    const { id } = await makeTrader(app, 'graph@example.com');
    const mutation = `mutation ($input: LogInInput!) {
      logIn(input: $input) { session { accessToken expiresAt user { id email role } } }
    }`;
    const input = { email: 'graph@example.com', password: goodPassword };
    const { data } = await app.graphql<{
      logIn: { session: { accessToken: string; expiresAt: string; user: object } };
    }>(mutation, { input });
    const session = data?.logIn.session;
    expect(session?.user).toEqual({ id: String(id), email: 'graph@example.com', role: 'USER' });
    expect(new Date(session?.expiresAt ?? '').getTime()).toBe((claimsOf(session?.accessToken ?? '').exp ?? 0) * 1000);
    const wrong = await app.graphql(mutation, { input: { ...input, password: 'wrong-Ampere-27' } });
    expect(wrong.errors[0]?.extensions).toMatchObject({ code: 'WRONG_PASSWORD', errorCode: 100 });
  });
});

describe('access tokens', () => {
  const sign = (claims: object, options: jwt.SignOptions = {}, secret = app.env.JWT_SECRET[0]) =>
    jwt.sign({ role: 'User', ver: 0, ...claims }, secret, { algorithm: 'HS256', jwtid: randomUUID(), ...options });

  test('rejects forged, expired and malformed tokens', async () => {
    const { id } = await makeTrader(app, 'forged@example.com');
    const subject = String(id);
    const invalidTokens = {
      'another secret': sign({}, { subject }, 'another secret, also with 32+ characters'),
      'no signature': jwt.sign({ role: 'User', ver: 0 }, '', { algorithm: 'none', subject }),
      'another algorithm': sign({}, { subject, algorithm: 'HS512' }),
      expired: sign({}, { subject, expiresIn: -1 }),
      'another role': sign({ role: 'Administrator' }, { subject }),
      'an older version': sign({ ver: -1 }, { subject }),
      'an unknown user': sign({}, { subject: '2147483647' }),
      'an ID that is out of range': sign({}, { subject: '9007199254740991' }),
      'without an ID': jwt.sign({ role: 'User', ver: 0 }, app.env.JWT_SECRET[0], { algorithm: 'HS256', subject }),
      'with an ID that is not a UUID': sign({}, { subject, jwtid: '7' }),
      'not a token': 'token',
    };
    for (const [description, token] of Object.entries(invalidTokens)) {
      const { status, body } = await current(token);
      expect([description, status, body.errorCode]).toEqual([description, 401, 70]);
    }
    expect((await current(sign({}, { subject }))).status).toBe(200);
  });

  test('rejects an authentication scheme other than Bearer', async () => {
    const { status } = await app.rest('GET', '/api/users/current', { headers: { authorization: 'Basic dTpw' } });
    expect(status).toBe(401);
  });

  test('treats a missing token as anonymous and rejects an invalid token through GraphQL', async () => {
    expect(await app.graphql('{ currentUser { id } }')).toMatchObject({ status: 200, data: { currentUser: null } });
    expect((await app.graphql('{ currentUser { id } }', {}, 'stale')).status).toBe(401);
  });

  test.each([
    ['approval withdrawn', 'is_approved = false'],
    ['blocked', 'is_blocked = true'],
    ['version incremented', 'token_version = token_version + 1'],
    ['role changed', "role = 'Agent'"],
  ])('rejects tokens immediately after a change to the account: %s', async (description, assignment) => {
    const email = `stopped-${description.replace(' ', '-')}@example.com`;
    const { id } = await makeTrader(app, email);
    const token = tokenOf(await logIn(app, email));
    expect((await current(token)).status).toBe(200);
    await set(id, assignment);
    expect((await current(token)).status).toBe(401);
  });

  test('rejects tokens immediately after the account is deleted', async () => {
    const { id } = await makeTrader(app, 'deleted@example.com');
    const token = tokenOf(await logIn(app, 'deleted@example.com'));
    await app.em().getConnection().execute('delete from user_account where id = ?', [id]);
    expect((await current(token)).status).toBe(401);
  });
});

describe('session refresh', () => {
  test('returns a new token for a valid token', async () => {
    const { id } = await makeTrader(app, 'refresh@example.com');
    const first = tokenOf(await logIn(app, 'refresh@example.com'));
    const response = await app.rest<RestUser>('GET', '/api/users/current/refresh-token', { token: first });
    expect(response.body.id).toBe(id);
    const second = tokenOf(response);
    expect(second).not.toBe(first);
    expect((await current(second)).status).toBe(200);
    const { data } = await app.graphql<{ refreshSession: { session: { accessToken: string } } }>(
      'mutation { refreshSession { session { accessToken } } }',
      {},
      second,
    );
    expect(claimsOf(data?.refreshSession.session.accessToken ?? '').sub).toBe(String(id));
    expect((await app.rest('GET', '/api/users/current/refresh-token')).status).toBe(401);
  });
});

/** Moves the revocation time of a token into the past by a number of seconds. */
const ageRevocation = (token: string, seconds: number) =>
  app
    .em()
    .execute('update revoked_token set good_until = good_until - make_interval(secs => ?) where id in (?, ?)', [
      seconds,
      claimsOf(token).jti,
      claimsOf(token).sid,
    ]);

const refresh = (token: string) => app.rest<RestUser>('GET', '/api/users/current/refresh-token', { token });

describe('replaced tokens', () => {
  test('accepts a replaced token for one minute, so that parallel requests succeed', async () => {
    await makeTrader(app, 'replaced@example.com');
    const first = tokenOf(await logIn(app, 'replaced@example.com'));
    const [refreshed, secondRefresh] = await Promise.all([refresh(first), refresh(first)]);
    expect([refreshed.status, secondRefresh.status, (await current(first)).status]).toEqual([200, 200, 200]);
    await ageRevocation(first, 55);
    expect((await current(first)).status).toBe(200);
    await ageRevocation(first, 6);
    expect((await current(first)).status).toBe(401);
    expect((await refresh(first)).status).toBe(401);
    for (const { headers } of [refreshed, secondRefresh])
      expect((await current(tokenOf({ headers }))).status).toBe(200);
  });

  test('does not extend a replaced token when it is refreshed again', async () => {
    await makeTrader(app, 'again@example.com');
    const first = tokenOf(await logIn(app, 'again@example.com'));
    await refresh(first);
    await ageRevocation(first, 50);
    expect((await refresh(first)).status).toBe(200);
    await ageRevocation(first, 11);
    expect((await current(first)).status).toBe(401);
  });

  test('issues no token that is valid beyond the end of the session, which is 30 days after sign-in', async () => {
    const { id } = await makeTrader(app, 'old-session@example.com');
    const beganAt = new Date(Date.now() - 30 * 24 * 3_600_000 + 600_000);
    const old = signAccessToken({ sub: id, role: 'User', ver: 0 }, app.env.JWT_SECRET, {
      session: { id: randomUUID(), beganAt },
    }).token;
    const response = await refresh(old);
    const { exp = 0, auth_time, sid } = claimsOf(tokenOf(response));
    expect({ auth_time, sid }).toEqual({ auth_time: claimsOf(old).auth_time, sid: claimsOf(old).sid });
    expect(exp - auth_time).toBe(30 * 24 * 3_600);
  });
});

describe('sign-out', () => {
  const signOut = (token: string) => app.rest('POST', '/api/auth/logout', { token });
  const signOutByGraphql = async (token: string) => {
    const response = await app.graphql('mutation { signOut { userId } }', {}, token);
    expect(response.errors).toEqual([]);
    return response;
  };

  test.each([
    ['REST', signOut, 204],
    ['GraphQL', signOutByGraphql, 200],
  ])("revokes all tokens of the session by %s, and keeps the user's other sessions", async (name, end, status) => {
    const email = `out-by-${name}@example.com`;
    await makeTrader(app, email);
    const first = tokenOf(await logIn(app, email));
    const otherSession = tokenOf(await logIn(app, email));
    const second = tokenOf(await refresh(first));
    expect((await current(second)).status).toBe(200);
    const response = await end(second);
    expect([response.status, response.headers.get('clear-site-data')]).toEqual([status, '"cache"']);
    for (const token of [first, second]) {
      expect((await current(token)).status).toBe(401);
      expect((await refresh(token)).status).toBe(401);
    }
    expect((await current(otherSession)).status).toBe(200);
    expect((await signOut(second)).status).toBe(401);
  });

  test('revokes the tokens on every server', async () => {
    const other = await startTestApp({ databaseUrl: app.databaseUrl });
    try {
      await makeTrader(app, 'out-everywhere@example.com');
      const token = tokenOf(await logIn(app, 'out-everywhere@example.com'));
      const there = () => other.rest('GET', '/api/users/current', { token });
      expect((await there()).status).toBe(200);
      await signOut(token);
      expect((await there()).status).toBe(401);
    } finally {
      await other.stop();
    }
  });
});

describe('password changes and resets', () => {
  const newPassword = 'amber-Parallax-31';
  const change = (token: string | null, body: object) =>
    app.rest<RestUser & RestError>('POST', '/api/users/change-password', { token, body });

  test('ends earlier sessions and returns a new session when the password changes', async () => {
    await makeTrader(app, 'change@example.com');
    const old = tokenOf(await logIn(app, 'change@example.com'));
    const response = await change(old, { currentPassword: goodPassword, newPassword });
    expect(response.status).toBe(200);
    expect((await current(old)).status).toBe(401);
    expect((await current(tokenOf(response))).status).toBe(200);
    expect((await logIn(app, 'change@example.com')).body.errorCode).toBe(100);
    expect((await logIn(app, 'change@example.com', newPassword)).status).toBe(200);
  });

  test('requires the current password and a strong new password', async () => {
    await makeTrader(app, 'keep@example.com');
    const token = tokenOf(await logIn(app, 'keep@example.com'));
    const wrong = await change(token, { currentPassword: 'wrong-Ampere-27', newPassword });
    expect([wrong.status, wrong.body.errorCode]).toEqual([401, 100]);
    const weak = await change(token, { currentPassword: goodPassword, newPassword: 'password' });
    expect([weak.status, weak.body.errorCode, weak.body.details?.[0]?.path]).toEqual([400, 90, 'newPassword']);
    expect((await change(null, { currentPassword: goodPassword, newPassword })).status).toBe(401);
    expect((await current(token)).status).toBe(200);
    expect((await logIn(app, 'keep@example.com')).status).toBe(200);
  });

  test('changes the password through GraphQL', async () => {
    await makeTrader(app, 'graph-change@example.com');
    const token = tokenOf(await logIn(app, 'graph-change@example.com'));
    const mutation = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { session { accessToken } } }`;
    const { data } = await app.graphql<{ changePassword: { session: { accessToken: string } } }>(
      mutation,
      { input: { currentPassword: goodPassword, newPassword } },
      token,
    );
    expect((await current(data?.changePassword.session.accessToken ?? '')).status).toBe(200);
    expect((await current(token)).status).toBe(401);
  });

  test('resets the password once with the emailed link, and ends all sessions', async () => {
    const email = 'reset@example.com';
    await makeTrader(app, email);
    const old = tokenOf(await logIn(app, email));
    expect((await app.rest('POST', '/api/auth/reset-password', { body: { email } })).status).toBe(204);
    const link = await mailedLink(app, email, 2);
    expect(link.pathname).toBe('/change-password');
    const token = link.searchParams.get('token');
    const reset = (password: string) =>
      app.rest<RestError>('POST', '/api/auth/change-password', { body: { email, token, password } });

    const weak = await reset('12345678');
    expect([weak.body.errorCode, weak.body.details?.[0]?.path]).toEqual([90, 'password']);
    expect((await current(old)).status).toBe(200);

    expect((await reset(newPassword)).status).toBe(204);
    expect((await current(old)).status).toBe(401);
    expect((await logIn(app, email)).body.errorCode).toBe(100);
    expect((await logIn(app, email, newPassword)).status).toBe(200);
    const again = await reset('another-Parallax-31');
    expect([again.status, again.body.errorCode]).toEqual([400, 150]);
  });

  test('resets the password through GraphQL', async () => {
    const email = 'graph-reset@example.com';
    await makeTrader(app, email);
    await app.graphql('mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }', {
      email,
    });
    const token = (await mailedLink(app, email, 2)).searchParams.get('token');
    const mutation = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { email } }';
    const { data } = await app.graphql(mutation, { input: { email, token, password: newPassword } });
    expect(data).toEqual({ resetPassword: { email } });
    const again = await app.graphql(mutation, { input: { email, token, password: newPassword } });
    expect(again.errors[0]?.extensions.errorCode).toBe(150);
  });

  test('stores passwords as argon2id hashes, and tokens as digests', async () => {
    const rows = await app
      .em()
      .getConnection()
      .execute('select password_hash from user_account where email = ?', ['trader@example.com']);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    const email = 'digest@example.com';
    await makeTrader(app, email);
    const token = (await mailedLink(app, email)).searchParams.get('token') ?? '';
    const stored = await app.em().getConnection().execute("select encode(token_hash, 'hex') as hash from email_token");
    expect(JSON.stringify(stored)).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    expect(JSON.stringify(stored)).not.toContain(Buffer.from(token).toString('hex'));
  });
});
