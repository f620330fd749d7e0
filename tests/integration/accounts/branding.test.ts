import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { createAdministrator, type RestError, type RestUser } from './account-requests.ts';

let app: TestApp;
let admin: Person;
let agent: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://house.example.com', BRAND_NAME: 'The House' } });
  admin = await createAdministrator(app);
  agent = await createPerson(app, { role: UserRole.AGENT });
});
afterAll(() => app.stop());

const send = (method: string, setting: string, body: object, id = agent.id) =>
  app.rest<RestUser & RestError>(method, `/api/users/${id}/${setting}`, { token: admin.token, body });
const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif', width = 1200) =>
  sharp({ create: { width, height: 60, channels: 3, background: '#7a2e4d' } })
    .toFormat(format)
    .toBuffer();

/** Requests the site settings with a different `Host` header, which `fetch` does not allow. */
const siteSettingsOn = (
  host: string,
): Promise<{ brandName: string; recaptchaSiteKey: string | null; domainLayout: object }> =>
  new Promise((resolve, reject) => {
    const call = request(
      `${app.url}/graphql`,
      { method: 'POST', headers: { host, 'content-type': 'application/json' } },
      (response) => {
        response.setEncoding('utf8');
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve(JSON.parse(text).data.siteSettings));
      },
    );
    call.on('error', reject);
    const query =
      '{ siteSettings { brandName recaptchaSiteKey domainLayout { domain logoUrl primaryColor agentId } } }';
    call.end(JSON.stringify({ query }));
  });

describe('agent logo', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'accepts a logo in %s format and serves it as WebP, at most 800 pixels wide',
    async (format) => {
      const { status, body } = await send('PUT', 'logo', { image: (await picture(format)).toString('base64') });
      expect(status).toBe(200);
      expect(body.logoUrl).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
      const served = await fetch(`${app.url}${body.logoUrl}`);
      expect(served.headers.get('content-type')).toBe('image/webp');
      expect(served.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
      const { width, format: servedFormat } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
      expect([width, servedFormat]).toEqual([800, 'webp']);
    },
  );

  test("ignores a logo's data URL prefix and an incorrect media type", async () => {
    const base64 = (await picture('jpeg', 300)).toString('base64');
    const plain = await send('PUT', 'logo', { image: base64 });
    const prefixed = await send('PUT', 'logo', { image: `data:image/png;base64,${base64}` });
    expect(prefixed.body.logoUrl).toBe(plain.body.logoUrl);
  });

  test('removes EXIF metadata from the logo', async () => {
    const withPlace = await sharp(await picture('jpeg', 100))
      .withExif({ IFD0: { Artist: 'Secret Person' } })
      .toBuffer();
    const { body } = await send('PUT', 'logo', { image: withPlace.toString('base64') });
    const served = Buffer.from(await (await fetch(`${app.url}${body.logoUrl}`)).arrayBuffer());
    expect(served.includes('Secret Person')).toBe(false);
  });

  test('removes the logo if the image is null', async () => {
    await send('PUT', 'logo', { image: (await picture('png', 20)).toString('base64') });
    const { status, body } = await send('PUT', 'logo', { image: null });
    expect([status, body.logoUrl]).toEqual([200, null]);
  });

  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  test.each([
    ['a missing value', async () => undefined],
    ['invalid base64', async () => 'not base64!'],
    ['a number', async () => 7],
    ['SVG', async () => svg.toString('base64')],
    ['HTML', async () => Buffer.from('<html><body>hello</body></html>').toString('base64')],
    ['a truncated picture', async () => (await picture('png')).subarray(0, 90).toString('base64')],
    [
      'a picture with too many pixels',
      async () =>
        (
          await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
            .png()
            .toBuffer()
        ).toString('base64'),
    ],
  ])('rejects %s and keeps the previous logo', async (_description, image) => {
    const before = await send('PUT', 'logo', { image: (await picture('png', 40)).toString('base64') });
    const files = await readdir(path.join(app.env.DATA_DIR, 'media'));
    const { status, body } = await send('PUT', 'logo', { image: await image() });
    expect([status, body.errorCode, body.details?.[0]?.path]).toEqual([400, 90, 'image']);
    const { data } = await app.graphql(`{ user(id: ${agent.id}) { logoUrl } }`, {}, admin.token);
    expect(data).toEqual({ user: { logoUrl: before.body.logoUrl } });
    expect(await readdir(path.join(app.env.DATA_DIR, 'media'))).toEqual(files);
  });

  const upload = async (file: Blob, token: string) => {
    const query = 'mutation ($input: SetUserLogoInput!) { setUserLogo(input: $input) { user { logoUrl } } }';
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables: { input: { userId: agent.id, image: null } } }));
    form.set('map', JSON.stringify({ 0: ['variables.input.image'] }));
    form.set('0', file, 'logo.exe');
    const headers = { 'apollo-require-preflight': 'true' };
    const { body } = await app.rest<{
      data: { setUserLogo: { user: { logoUrl: string } } | null };
      errors?: { extensions: RestError & { code: string } }[];
    }>('POST', '/graphql', { form, token, headers });
    return body;
  };

  test('accepts a logo as a GraphQL upload', async () => {
    const { data } = await upload(new Blob([new Uint8Array(await picture('png', 500))]), admin.token);
    const logoUrl = data.setUserLogo?.user.logoUrl;
    expect((await fetch(`${app.url}${logoUrl}`)).status).toBe(200);
  });

  test('rejects uploads by non-administrators, files that are not images and files over 10 MB', async () => {
    const image = new Blob([new Uint8Array(await picture('png', 50))]);
    expect((await upload(image, agent.token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await upload(new Blob(['text']), admin.token)).errors?.[0]?.extensions.details?.[0]?.path).toBe('image');
    const large = await upload(new Blob([new Uint8Array(10_000_001)]), admin.token);
    expect(large.errors?.[0]?.extensions).toMatchObject({ errorCode: 90, reason: 'TOO_LARGE' });
  });

  test('returns 404 for an unknown media file', async () => {
    for (const name of [`${'0'.repeat(64)}.webp`, '..%2fjwt-secret', '%2e%2e%2fjwt-secret', '']) {
      const response = await fetch(`${app.url}/media/${name}`);
      expect(response.status).toBe(404);
    }
  });
});

describe("agent's primary color", () => {
  test.each([
    ['#A0F', '#a0f'],
    ['#5F8EB1', '#5f8eb1'],
    [null, null],
    ['', null],
  ])('normalizes the color %j', async (color, stored) => {
    const { status, body } = await send('PATCH', 'primaryColor', { color });
    expect([status, body.primaryColor]).toEqual([200, stored]);
  });

  test.each([
    [{}],
    [{ color: 'red' }],
    [{ color: '#12' }],
    [{ color: '#1234567' }],
    [{ color: 'x#123' }],
    [{ color: 123 }],
  ])('rejects the color %j', async (body) => {
    await send('PATCH', 'primaryColor', { color: '#abc' });
    const response = await send('PATCH', 'primaryColor', body);
    expect([response.status, response.body.errorCode, response.body.details?.[0]?.path]).toEqual([400, 90, 'color']);
  });
});

describe("agent's domain", () => {
  test('lowercases the agent domain, rejects a domain that is taken, and removes the domain', async () => {
    const other = await createPerson(app);
    expect((await send('PATCH', 'domain', { domain: 'Gems.Example.COM' })).body.domain).toBe('gems.example.com');
    const response = await send('PATCH', 'domain', { domain: 'gems.example.com' }, other.id);
    expect([response.status, response.body.errorCode, response.body.details?.[0]?.path]).toEqual([409, 90, 'domain']);
    expect((await send('PATCH', 'domain', { domain: 'gems.example.com' })).status).toBe(200);
    expect((await send('PATCH', 'domain', { domain: null })).body.domain).toBeNull();
    expect((await send('PATCH', 'domain', { domain: 'gems.example.com' }, other.id)).status).toBe(200);
  });

  test.each([
    [{}],
    [{ domain: 'https://gems.example.com' }],
    [{ domain: 'gems.example.com:8080' }],
    [{ domain: 'gems example' }],
    [{ domain: '-gems.example.com' }],
    [{ domain: `${'x'.repeat(64)}.com` }],
    [{ domain: 'house.example.com' }],
    [{ domain: 'HOUSE.example.com ' }],
    [{ domain: 'localhost' }],
    [{ domain: 'agent.localhost' }],
    [{ domain: 'gems' }],
    [{ domain: '127.0.0.1' }],
    [{ domain: '93.184.216.34' }],
    [{ domain: '127.1' }],
    [{ domain: '2130706433' }],
    [{ domain: '0x7f000001' }],
    [{ domain: '0177.0.0.1' }],
    [{ domain: '999.1.1.1' }],
    [{ domain: '[::1]' }],
    [{ domain: '::1' }],
    [{ domain: 5 }],
  ])('rejects the domain %j', async (body) => {
    const response = await send('PATCH', 'domain', body);
    expect([response.status, response.body.errorCode, response.body.details?.[0]?.path]).toEqual([400, 90, 'domain']);
  });

  test('returns the agent’s branding for the agent’s domain, unless the agent is blocked', async () => {
    const unbranded = { domain: null, logoUrl: null, primaryColor: '#5f8eb1', agentId: null };
    await send('PATCH', 'domain', { domain: 'look.example.com' });
    await send('PATCH', 'primaryColor', { color: null });
    const { body } = await send('PUT', 'logo', { image: (await picture('png', 64)).toString('base64') });
    const { logoUrl } = body;
    expect(await siteSettingsOn('house.example.com')).toEqual({
      brandName: 'The House',
      recaptchaSiteKey: null,
      domainLayout: unbranded,
    });
    const plain = { domain: 'look.example.com', logoUrl, primaryColor: '#5f8eb1', agentId: String(agent.id) };
    expect((await siteSettingsOn('LOOK.example.com:4000')).domainLayout).toEqual(plain);
    await send('PATCH', 'primaryColor', { color: '#123' });
    expect((await siteSettingsOn('look.example.com')).domainLayout).toEqual({ ...plain, primaryColor: '#123' });
    await send('PATCH', 'blocked', { isBlocked: true });
    expect((await siteSettingsOn('look.example.com')).domainLayout).toEqual(unbranded);
    await send('PATCH', 'blocked', { isBlocked: false });
  });
});

test('sets the color and the domain through GraphQL', async () => {
  const { data } = await app.graphql(
    `mutation {
      setUserPrimaryColor(input: { userId: ${agent.id}, color: "#FEDCBA" }) { user { primaryColor } }
      setUserDomain(input: { userId: ${agent.id}, domain: "Graph.example.com" }) { user { domain } }
    }`,
    {},
    admin.token,
  );
  expect(data).toEqual({
    setUserPrimaryColor: { user: { primaryColor: '#fedcba' } },
    setUserDomain: { user: { domain: 'graph.example.com' } },
  });
  const cleared = await app.graphql(
    `mutation { setUserDomain(input: { userId: ${agent.id}, domain: null }) { user { domain } } }`,
    {},
    admin.token,
  );
  expect(cleared.data).toEqual({ setUserDomain: { user: { domain: null } } });
});

test('returns 404 for the branding of an unknown user', async () => {
  const responses = await Promise.all([
    send('PATCH', 'domain', { domain: 'x.example.com' }, 999_999_999),
    send('PATCH', 'primaryColor', { color: '#123' }, 999_999_999),
    send('PUT', 'logo', { image: null }, 999_999_999),
  ]);
  expect(responses.map(({ status, body }) => [status, body.errorCode])).toEqual(Array(3).fill([404, 140]));
});

test('lists every error code with its number, message and explanation', async () => {
  const { data } = await app.graphql<{
    errorCatalogue: {
      code: string;
      errorCode: number;
      httpStatus: number;
      message: string;
      explanation: string;
      reasons: { reason: string; explanation: string }[];
    }[];
  }>('{ errorCatalogue { code errorCode httpStatus message explanation reasons { reason explanation } } }');
  expect(data?.errorCatalogue).toHaveLength(17);
  expect(data?.errorCatalogue).toContainEqual({
    code: 'ITEM_NOT_FOUND',
    errorCode: 95,
    httpStatus: 404,
    message: 'The selectred item was not found',
    explanation: expect.stringContaining('The item does not exist'),
    reasons: [{ reason: 'NOT_FOR_SALE', explanation: expect.stringContaining('not available') }],
  });
  expect(data?.errorCatalogue).toContainEqual({
    code: 'FORBIDDEN',
    errorCode: 70,
    httpStatus: 403,
    message: 'General Error',
    explanation: expect.stringContaining('does not have the right'),
    reasons: expect.arrayContaining([
      { reason: 'READ_ONLY', explanation: expect.stringContaining('change nothing') },
      { reason: 'SCOPE_MISSING', explanation: expect.stringContaining('scope') },
      { reason: 'NOT_SIGNED_IN', explanation: expect.stringContaining('Sign in') },
      { reason: 'KEY_REVOKED', explanation: expect.any(String) },
      { reason: 'TOKEN_EXPIRED', explanation: expect.any(String) },
    ]),
  });
});
