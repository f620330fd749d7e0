import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { restRoutes } from '../../../server/src/modules/index.ts';
import { signAccessToken } from '../../../server/src/platform/sign-in/tokens.ts';
import { createKey, type TestKey } from '../../support/keys.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/*
 * Tests that rejected requests state the cause: 401 with a reason and a challenge, 405 with the allowed methods, and
 * 400 for unknown parameters of API keys.
 */

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  person = await createPerson(app);
  await createStones(app, [{}, {}, {}]);
});
afterAll(() => app.stop());

interface Refusal {
  readonly errorCode: number;
  readonly message: string;
  readonly explanation: string;
  readonly reason?: string;
  readonly details?: { path: string; message: string }[];
}

const get = (path: string, token: string | null) => app.rest<Refusal>('GET', path, { token });

describe('returns 401 with a reason and a WWW-Authenticate challenge over REST and GraphQL', () => {
  const credentials: readonly [string, () => Promise<string | null>][] = [
    ['NOT_SIGNED_IN', async () => null],
    ['TOKEN_INVALID', async () => 'not-a-token'],
    ['TOKEN_INVALID', async () => `${person.token}x`],
    ['TOKEN_EXPIRED', async () => tokenOf(person, { endsAt: new Date(Date.now() - 1_000) })],
    ['TOKEN_REVOKED', async () => tokenOf(person, { ver: 7 })],
    ['TOKEN_REVOKED', async () => tokenOf(person, { role: UserRole.ADMINISTRATOR })],
    ['KEY_INVALID', async () => 'fk_unknown01_secret'],
    ['KEY_INVALID', async () => (await newKey()).key.replace(/\d$/, 'x')],
    ['KEY_REVOKED', () => changedKey(sql`revoked_at = now()`)],
    ['KEY_EXPIRED', () => changedKey(sql`expires_at = now() - interval '1 second'`)],
    ['KEY_ADDRESS', () => changedKey(sql`address_ranges = array['192.0.2.0/24']`)],
    [
      'KEY_ROTATED',
      () =>
        changedKey(
          sql`older_secret_hash = secret_hash, older_secret_ends_at = now() - interval '1 second', secret_hash = sha256('other')`,
        ),
    ],
    [
      'OWNER_BLOCKED',
      async () => {
        const blocked = await createPerson(app);
        const { key } = await createKey(app, blocked, ['ORDERS_READ']);
        await sql`update user_account set is_blocked = true where id = ${blocked.id}`.execute(app.em().getKysely());
        return key;
      },
    ],
  ];

  const newKey = (): Promise<TestKey> => createKey(app, person, ['ORDERS_READ']);
  const changedKey = async (change: ReturnType<typeof sql>): Promise<string> => {
    const { id, key } = await newKey();
    await sql`update api_key set ${change} where id = ${id}`.execute(app.em().getKysely());
    return key;
  };
  const tokenOf = (
    { id }: Person,
    { role = UserRole.USER, ver = 0, endsAt }: { role?: UserRole; ver?: number; endsAt?: Date },
  ): string => signAccessToken({ sub: id, role, ver }, app.env.JWT_SECRET, { endsAt }).token;

  test.each(credentials)('returns the reason %s for rejected credentials', async (reason, credential) => {
    const token = await credential();
    const challenge = token === null ? 'Bearer' : `Bearer error="invalid_token", error_description="${reason}"`;
    const rest = await get('/api/orders/currentuser', token);
    expect([rest.status, rest.headers.get('www-authenticate'), rest.body]).toEqual([
      401,
      challenge,
      expect.objectContaining({ errorCode: 70, message: 'General Error', reason }),
    ]);
    const { status, headers, errors } = await app.graphql('{ myOrders { total } }', {}, token);
    const [error] = errors;
    expect([error?.extensions.reason, error?.message]).toEqual([reason, error?.extensions.explanation]);
    // A GraphQL request without credentials gets status 200 with errors, because part of the data may be public.
    expect([status, headers.get('www-authenticate')]).toEqual(token === null ? [200, null] : [401, challenge]);
  });

  test('names the missing scope of an API key', async () => {
    const { key } = await createKey(app, person, ['STOCK_READ']);
    const { status, headers } = await get('/api/orders/currentuser', key);
    expect([status, headers.get('www-authenticate')]).toEqual([
      403,
      'Bearer error="insufficient_scope", scope="ORDERS_READ"',
    ]);
  });
});

describe('requests with an unsupported method', () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
  const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  const paths = [...new Set(restRoutes.map(({ path }) => path))];

  test('returns 405 with the allowed methods for every path', async () => {
    expect(paths.length).toBeGreaterThan(80);
    for (const path of paths) {
      const sent = path.replace(/:\w+/g, '1');
      const knownPaths = new Set(
        restRoutes.flatMap((route) => (patternOf(route.path).test(sent) ? [route.method.toUpperCase()] : [])),
      );
      for (const method of methods.filter((name) => !knownPaths.has(name))) {
        const response = await app.rest<Refusal>(method, `/api${sent}`, { token: null });
        const allow = [...knownPaths, ...(knownPaths.has('GET') ? ['HEAD'] : [])].sort().join(', ');
        expect([method, path, response.status, response.headers.get('allow'), response.body.reason]).toEqual([
          ...[method, path, 405, allow],
          'METHOD_NOT_ALLOWED',
        ]);
      }
    }
  });

  test('returns 405 for unsupported methods on the OpenAPI document and page views, and 404 for an unknown path', async () => {
    for (const [method, path, allow] of [
      ['POST', '/api/openapi.json', 'GET, HEAD'],
      ['DELETE', '/api/docs', 'GET, HEAD'],
      ['GET', '/api/site/page-views', 'POST'],
    ] as const) {
      const { status, headers } = await app.rest(method, path);
      expect([path, status, headers.get('allow')]).toEqual([path, 405, allow]);
    }
    expect((await app.rest('POST', '/api/nowhere')).status).toBe(404);
  });
});

describe('unknown query parameters', () => {
  test.each([
    ['/api/diamonds?pagesize=5', 'pagesize', 'pageSize'],
    ['/api/diamonds?availableOnly=true', 'availableOnly', 'availableonly'],
    ['/api/melee?activeOnly=true', 'activeOnly', 'activeonly'],
    ['/api/orders/currentuser?updatedSince=2026-01-01', 'updatedSince', 'updatedsince'],
    ['/api/feed?curser=x', 'curser', 'cursor'],
    ['/api/data/countries?pageSise=2', 'pageSise', 'pageSize'],
  ])('returns 400 with a suggestion for %s if the request has an API key', async (path, name, suggestion) => {
    const { key } = await createKey(app, person, ['STOCK_READ', 'ORDERS_READ']);
    const { status, body } = await get(path, key);
    expect([status, body.details]).toEqual([
      400,
      [{ path: name, message: `is an unknown parameter; did you mean ${suggestion}?` }],
    ]);
    expect(body.explanation).toContain(`did you mean ${suggestion}?`);
  });

  test('accepts documented query parameters with an API key, and ignores unknown parameters from signed-in users', async () => {
    const { key } = await createKey(app, person, ['STOCK_READ']);
    const paged = await app.rest<unknown[]>('GET', '/api/diamonds?page=0&pageSize=2&availableonly=true', {
      token: key,
    });
    expect([paged.status, paged.body.length]).toEqual([200, 2]);
    expect((await get('/api/diamonds?pagesize=2', person.token)).status).toBe(200);
  });
});
