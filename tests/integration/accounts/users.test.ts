import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { createAdministrator, type RestError, type RestUser, register } from './account-requests.ts';

let app: TestApp;
let admin: Person;
let agent: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createAdministrator(app);
  agent = await createPerson(app, {
    role: UserRole.AGENT,
    email: 'agent@example.com',
    domain: 'agent.example.com',
    pages: [2, 7],
    markups: [{ percent: '12.5' }, { caratMin: '1', percent: '7' }],
  });
  for (let index = 0; index < 6; index++) await createPerson(app, { email: `crowd-${index}@example.com` });
  await register(app, 'waiting@example.com');
});
afterAll(() => app.stop());

const list = (query = '', headers: Record<string, string> = {}, token = admin.token) =>
  app.rest<RestUser[]>('GET', `/api/users${query}`, { token, headers });
const users = <T = { users: { items: { email: string }[]; total?: number } }>(fields: string, variables = {}) =>
  app.graphql<T>(
    `query ($filter: UserFilter, $sort: [UserSort!], $page: PageInput) { users(filter: $filter, sort: $sort, page: $page) { ${fields} } }`,
    variables,
    admin.token,
  );
const emails = async (variables: object): Promise<string[]> => {
  const { data, errors } = await users('items { email }', variables);
  expect(errors).toEqual([]);
  return data?.users.items.map(({ email }) => email) ?? [];
};

describe('GET /api/users', () => {
  test('lists all users with markups and page access, in the documented format', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toHaveLength(9);
    expect(body.map(({ id }) => id)).toEqual(body.map(({ id }) => id).sort((a, b) => a - b));
    const agentRow = body.find(({ id }) => id === agent.id);
    expect(Object.keys(agentRow ?? {}).sort()).toEqual([
      'accesses',
      'addresses',
      'approved',
      'blocked',
      'blockedUntil',
      'businessType',
      'domain',
      'email',
      'emailChannels',
      'emailConfirmed',
      'id',
      'lastLoginDate',
      'logoUrl',
      'markups',
      'primaryColor',
      'registrationDate',
      'role',
    ]);
    expect(agentRow?.markups).toEqual([
      {
        id: expect.any(Number),
        userId: agent.id,
        caratMin: null,
        caratMax: null,
        priceMin: null,
        priceMax: null,
        percent: 12.5,
      },
      {
        id: expect.any(Number),
        userId: agent.id,
        caratMin: 1,
        caratMax: null,
        priceMin: null,
        priceMax: null,
        percent: 7,
      },
    ]);
    const flags = {
      labGrown: false,
      white: false,
      black: false,
      mathingPairs: false,
      melee: false,
      snP: false,
      fancyShape: false,
      fancyColor: false,
    };
    expect(agentRow?.accesses).toEqual([
      { ...flags, id: expect.any(Number), userId: agent.id, pageId: 2, white: true },
      { ...flags, id: expect.any(Number), userId: agent.id, pageId: 7, fancyShape: true },
    ]);
  });

  test('returns a page of users and the total count', async () => {
    const { body, headers } = await list('?page=2&pageSize=4');
    expect(body).toHaveLength(1);
    expect(headers.get('x-total-count')).toBe('9');
  });

  test('returns 304 for the user list until a user or a user’s page access changes', async () => {
    const etag = (await list()).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const unchanged = () => list('', { 'if-none-match': etag });
    expect((await unchanged()).status).toBe(304);
    await app.rest('POST', `/api/users/${agent.id}/access`, { token: admin.token, body: { pageId: 1 } });
    const changed = await unchanged();
    expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false]);
  });

  test('changes the ETag of the user list when a block expires', async () => {
    const person = await createPerson(app);
    const set = (sql: string) =>
      app.em().getConnection().execute(`update user_account set ${sql} where id = ?`, [person.id]);
    await set("is_blocked = true, blocked_until = now() + interval '2 seconds'");
    const first = await list();
    expect(first.body.find(({ id }) => id === person.id)?.blocked).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    const second = await list('', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(second.status).toBe(200);
    expect(second.body.find(({ id }) => id === person.id)?.blocked).toBe(false);
    await app.rest('DELETE', `/api/users/${person.id}`, { token: admin.token });
  });

  test.each(['?page=-1', '?page=x', '?pageSize=501', '?page=0&pageSize=0'])(
    'rejects the user list query %s',
    async (query) => {
      const { status, body } = await app.rest<RestError>('GET', `/api/users${query}`, { token: admin.token });
      expect([status, body.errorCode]).toEqual([400, 90]);
    },
  );
});

describe('user list over GraphQL', () => {
  test('filters users by text, approval, confirmation, block, role and business type', async () => {
    expect(await emails({ filter: { text: 'CROWD-3' } })).toEqual(['crowd-3@example.com']);
    expect(await emails({ filter: { text: 'daughters' } })).toEqual(['waiting@example.com']);
    expect(await emails({ filter: { text: 'agent.example' } })).toEqual(['agent@example.com']);
    expect(await emails({ filter: { text: "%' or true --" } })).toEqual([]);
    expect(await emails({ filter: { text: '%' } })).toEqual([]);
    expect(await emails({ filter: { isApproved: false } })).toEqual(['waiting@example.com']);
    expect(await emails({ filter: { isEmailConfirmed: false } })).toEqual(['waiting@example.com']);
    expect(await emails({ filter: { isBlocked: true } })).toEqual([]);
    expect(await emails({ filter: { roles: ['AGENT'] } })).toEqual(['agent@example.com']);
    expect(await emails({ filter: { roles: ['AGENT', 'ADMINISTRATOR'], businessTypeIds: [2] } })).toHaveLength(2);
    expect(await emails({ filter: { businessTypeIds: [5] } })).toEqual([]);
    expect(await emails({ filter: { isApproved: null, text: 'crowd-3' } })).toHaveLength(1);
  });

  test('sorts users by several columns, with missing values last', async () => {
    const byEmail = await emails({ sort: [{ field: 'EMAIL' }] });
    expect(byEmail).toEqual([...byEmail].sort());
    const roles = await emails({
      sort: [
        { field: 'ROLE', direction: 'DESC' },
        { field: 'EMAIL', direction: 'DESC' },
      ],
    });
    expect(roles[0]).toBe('waiting@example.com');
    expect(roles.at(-1)).toBe(admin.email);
    await app.em().getConnection().execute('update user_account set last_login_date = now() where id = ?', [agent.id]);
    for (const direction of ['ASC', 'DESC']) {
      expect((await emails({ sort: [{ field: 'LAST_LOGIN_DATE', direction }] }))[0]).toBe('agent@example.com');
    }
  });

  test('returns a page of users with the total count', async () => {
    const page = { index: 1, size: 4 };
    const { data } = await users('items { email } total index size', { page, sort: [{ field: 'EMAIL' }] });
    expect(data?.users).toMatchObject({ total: 9, index: 1, size: 4 });
    expect(data?.users.items).toHaveLength(4);
  });

  test('returns the company name from the primary address, and filters users by ID', async () => {
    interface Listed {
      id: string;
      company: string | null;
      addresses: { company: string | null }[];
    }
    const { data } = await users<{ users: { items: Listed[] } }>('items { id company addresses { company } }', {
      page: { size: 100 },
    });
    const listed = data?.users.items ?? [];
    expect(listed.length).toBeGreaterThan(1);
    expect(listed.map(({ company }) => company)).toEqual(
      listed.map(({ addresses: [first] }) => first?.company ?? null),
    );
    const ids = listed.slice(0, 2).map(({ id }) => id);
    const subset = await users<{ users: { items: { id: string }[] } }>('items { id }', { filter: { ids } });
    expect(subset.data?.users.items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  test('runs as many queries for a page of users as for a single user', async () => {
    const fields = `items {
      id email displayName businessType { name } addresses { city country { name } federation { name } isPrimary }
      markups { id caratMin percent } accesses { id page } emailChannels { id name }
    }`;
    const count = async (size: number): Promise<number> => {
      const { result, queries } = await countQueries(() => users(fields, { page: { size } }));
      expect(result.errors).toEqual([]);
      return queries.length;
    };
    // The number of queries may differ by one, because the caller's account is reloaded if another account has
    // changed.
    expect(Math.abs((await count(9)) - (await count(1)))).toBeLessThanOrEqual(1);
  });

  test.each([
    ['an empty list', { filter: { roles: [] } }, 'filter.roles'],
    ['a page that is too large', { page: { size: 501 } }, 'page.size'],
    ['a negative page', { page: { index: -1 } }, 'page.index'],
    ['a page beyond the last readable row', { page: { index: 10_001, size: 1 } }, 'page.index'],
    ['too many columns', { sort: Array(4).fill({ field: 'EMAIL' }) }, 'sort'],
  ])('rejects invalid arguments of the user list: %s', async (_description, variables, path) => {
    const { errors } = await users('items { id }', variables);
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_REQUEST', errorCode: 90 });
    expect(errors[0]?.extensions.details?.map((detail) => detail.path)).toEqual([path]);
  });

  test('returns a user by ID and the caller’s account, and rejects an invalid ID', async () => {
    const { data } = await app.graphql(
      `{ user(id: ${agent.id}) { email accesses { page } } currentUser { id } }`,
      {},
      admin.token,
    );
    expect(data).toEqual({
      user: {
        email: 'agent@example.com',
        accesses: [{ page: 'LAB_GROWN' }, { page: 'WHITE' }, { page: 'FANCY_SHAPE' }],
      },
      currentUser: { id: String(admin.id) },
    });
    const invalidIdResponse = await app.graphql('{ user(id: "x") { id } }', {}, admin.token);
    expect(invalidIdResponse.errors[0]?.extensions).toMatchObject({ errorCode: 90 });
  });
});
