import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { securityLogModule } from '../../../server/src/modules/security-log/index.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { createPerson, type Person, signInPeople } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { goodPassword, logIn, mailedLink, makeTrader, register, tokenOf } from '../accounts/account-requests.ts';

interface Event {
  kind: string;
  count: number;
  email: string | null;
  reason: string | null;
  ip: string | null;
  browser: string | null;
  user: { email: string } | null;
  actor: { email: string } | null;
}

let app: TestApp;
let administrator: Person;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, env: { RATE_LIMITS: '1', TRUST_PROXY: '1' } });
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

const document = `query ($filter: SecurityEventFilter, $page: PageInput) {
  securityEvents(filter: $filter, page: $page) {
    total items { kind count email reason ip browser user { email } actor { email } }
  }
}`;

async function eventsOf(filter: object, page: object = {}): Promise<Event[]> {
  const variables = { filter, page };
  const { data, errors } = await app.graphql<{ securityEvents: { total: number; items: Event[] } }>(
    document,
    variables,
    administrator.token,
  );
  if (!data?.securityEvents) throw new Error(JSON.stringify(errors));
  return data.securityEvents.items;
}

/**
 * Returns the matching events as soon as at least `count` are stored. Polls, because events are written after the
 * commit.
 */
const waitForEvents = (filter: object, count: number): Promise<Event[]> =>
  until(
    () => eventsOf(filter),
    (events) => events.length >= count,
  );

test('records sign-ins with the IP address and browser', async () => {
  await makeTrader(app, 'ida@example.com');
  const { status } = await app.rest('POST', '/api/auth/login', {
    body: { email: 'IDA@example.com', password: goodPassword },
    headers: { 'user-agent': 'Test/1.0', 'x-forwarded-for': '198.51.100.7' },
  });
  expect(status).toBe(200);
  expect(await waitForEvents({ kinds: ['SIGNED_IN'], text: 'ida@' }, 1)).toEqual([
    expect.objectContaining({
      kind: 'SIGNED_IN',
      email: 'ida@example.com',
      user: { email: 'ida@example.com' },
      ip: '198.51.100.7',
      browser: 'Test/1.0',
      count: 1,
      reason: null,
    }),
  ]);
});

test('records failed sign-ins with the reason but without passwords, at most one entry per minute', async () => {
  await makeTrader(app, 'otto@example.com');
  await register(app, 'early@example.com');
  const responses = await Promise.all([1, 2, 3].map((each) => logIn(app, 'otto@example.com', `secret-guess-${each}`)));
  expect(responses.every(({ status }) => status >= 400)).toBe(true);
  await logIn(app, 'nobody@example.com');
  await logIn(app, 'early@example.com');
  const events = await eventsOf({ kinds: ['SIGN_IN_FAILED'] });
  const counts = new Map<string, number>();
  for (const { email, reason, count } of events) {
    counts.set(`${email} ${reason}`, (counts.get(`${email} ${reason}`) ?? 0) + count);
  }
  expect(Object.fromEntries(counts)).toEqual({
    'otto@example.com WRONG_PASSWORD': 3,
    'nobody@example.com USER_NOT_FOUND': 1,
    'early@example.com EMAIL_NOT_VERIFIED': 1,
  });
  // More than one event is possible, because a new minute may have started in the meantime.
  expect(events.filter(({ email }) => email === 'otto@example.com').length).toBeLessThan(3);
  expect(events.find(({ email }) => email === 'nobody@example.com')?.user).toBeNull();
  const { rows } = await sql<{ all: string }>`select string_agg(s::text, ' ') as all from security_event s`.execute(
    app.em().getKysely(),
  );
  expect(rows[0]?.all).not.toMatch(/secret-guess/);
});

test('records the name of each rate limit that is exceeded', async () => {
  for (let attempt = 0; attempt < 12; attempt += 1) await logIn(app, 'target@example.com');
  const limited = await eventsOf({ kinds: ['RATE_LIMITED'], text: 'target@' });
  expect(limited.map(({ reason }) => reason)).toContain('login');
  expect(limited.reduce((sum, { count }) => sum + count, 0)).toBe(2);
});

test('records password changes, failed attempts to change a password, and password resets', async () => {
  await makeTrader(app, 'pia@example.com');
  const token = tokenOf(await logIn(app, 'pia@example.com'));
  const change = (currentPassword: string) =>
    app.graphql(
      `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { session { user { email } } } }`,
      { input: { currentPassword, newPassword: 'cobalt-Meadow-31' } },
      token,
    );
  await change('wrong');
  expect((await change(goodPassword)).errors).toEqual([]);
  await app.rest('POST', '/api/auth/reset-password', { body: { email: 'pia@example.com' } });
  const link = await mailedLink(app, 'pia@example.com', 2);
  const body = { email: 'pia@example.com', token: link.searchParams.get('token'), password: 'umber-Harbour-42' };
  await app.rest('POST', '/api/auth/change-password', { body });
  const kinds = ['PASSWORD_CHANGED', 'PASSWORD_REFUSED', 'PASSWORD_RESET_REQUESTED', 'PASSWORD_RESET'];
  const events = await waitForEvents({ kinds, text: 'pia@' }, 4);
  expect(events.map(({ kind }) => kind).sort()).toEqual(kinds.toSorted());
  expect(events.find(({ kind }) => kind === 'PASSWORD_REFUSED')).toMatchObject({
    reason: 'WRONG_PASSWORD',
    email: 'pia@example.com',
  });
});

test('records changes to roles and blocks, with the administrator who made them', async () => {
  const user = await makeTrader(app, 'rosa@example.com');
  const act = (path: string, body: object) =>
    app.rest('PATCH', `/api/users/${user.id}/${path}`, { token: administrator.token, body });
  await act('role', { role: 'Agent' });
  await act('blocked', { isBlocked: true });
  const events = await waitForEvents({ userIds: [String(user.id)], kinds: ['ROLE_CHANGED', 'BLOCKED'] }, 2);
  expect(events.map(({ actor }) => actor?.email)).toEqual([administrator.email, administrator.email]);
  expect(events.find(({ kind }) => kind === 'ROLE_CHANGED')?.reason).toBe('User → Agent');
});

test('records users who request administrator data, but not anonymous visitors who do so', async () => {
  const shopper = await createPerson(app, { email: 'curious@example.com' });
  await app.graphql('{ users { total } }', {}, shopper.token);
  await app.graphql('{ users { total } }');
  const events = await eventsOf({ kinds: ['ACCESS_REFUSED'] });
  expect(events).toEqual([expect.objectContaining({ email: 'curious@example.com', reason: 'administrator' })]);
});

test('records impersonations, and rejected requests under the name of the impersonating administrator', async () => {
  const viewedTrader = await makeTrader(app, 'seen@example.com');
  const { data } = await app.graphql<{ beginViewing: { session: { accessToken: string } } }>(
    'mutation ($input: BeginViewingInput!) { beginViewing(input: $input) { session { accessToken } } }',
    { input: { userId: String(viewedTrader.id) } },
    administrator.token,
  );
  const token = data?.beginViewing.session.accessToken ?? '';
  const note = { kind: 'DIAMOND', id: '1', text: 'Mine' };
  const { errors } = await app.graphql(
    'mutation ($input: SetStockNoteInput!) { setStockNote(input: $input) { __typename } }',
    { input: note },
    token,
  );
  expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'READ_ONLY' });
  expect(await waitForEvents({ kinds: ['SHOP_SEEN_AS'] }, 1)).toEqual([
    expect.objectContaining({ email: 'seen@example.com', actor: { email: administrator.email } }),
  ]);
  const refusedEvents = await waitForEvents({ kinds: ['ACCESS_REFUSED'], userIds: [String(administrator.id)] }, 1);
  expect(refusedEvents).toEqual([expect.objectContaining({ email: administrator.email })]);
  expect(await eventsOf({ kinds: ['ACCESS_REFUSED'], text: 'seen@' })).toEqual([]);
});

test('groups sign-in attempts from many IP addresses', async () => {
  const emails = Array.from({ length: 100 }, (_, each) => `flood-${each}@example.com`);
  const origin = { ip: '203.0.113.9', browser: null, requestId: '' };
  await Promise.all(
    emails.map((email) => app.services.securityLog.refused({ kind: 'signInFailed', reason: 'FLOOD', email }, origin)),
  );
  const { rows } = await sql<{ lines: number; tries: number }>`
    select count(*)::int as lines, sum(count)::int as tries from security_event where reason = 'FLOOD'`.execute(
    app.em().getKysely(),
  );
  expect(rows[0]?.tries).toBe(100);
  // The limit applies per minute, and the attempts take place in up to two different minutes.
  expect(rows[0]?.lines).toBeLessThan(100);
});

test('deletes security events after 400 days', async () => {
  const add = (days: number) =>
    sql`insert into security_event (key, kind, at, reason)
        values (gen_random_uuid(), 'signedIn', now() - make_interval(days => ${days}), 'AGE')`.execute(
      app.em().getKysely(),
    );
  await add(399);
  await add(401);
  const cleanupJob = securityLogModule.jobs.find(({ queue }) => queue === 'security-log.forget');
  await cleanupJob?.handle({ em: app.em(), services: app.services, log: createLogger('silent') }, null);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from security_event where reason = 'AGE'`.execute(
    app.em().getKysely(),
  );
  expect(rows[0]?.n).toBe(1);
});

test('restricts the security log to administrators, and names an invalid filter', async () => {
  const { anonymous, shopper, agent } = await signInPeople(app);
  for (const token of [anonymous, shopper, agent]) {
    const { data, errors } = await app.graphql('{ securityEvents { total } }', {}, token);
    expect(data).toEqual({ securityEvents: null });
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  }
  const { errors } = await app.graphql(document, { filter: { kinds: [] } }, administrator.token);
  expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_REQUEST', details: [{ path: 'filter.kinds' }] });
});
