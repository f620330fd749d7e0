import { rm } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { buildClient, script, sendRequest, type WireAnswer } from './built-client.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await buildClient();
  app = await startTestApp({ clientFolder: folder, env: { PUBLIC_URL: 'http://house.example.com:8080' } });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => sendRequest(`${app.url}${path}`, headers);
const send = (method: string, path: string) => sendRequest(`${app.url}${path}`, { method });
const text = ({ bytes }: WireAnswer): string => bytes.toString('utf8');

test('sends headers that disable unused browser features', async () => {
  expect((await get('/')).headers['permissions-policy']).toContain('camera=(), ');
});

test('serves source maps in development only', async () => {
  const production = await startTestApp({ clientFolder: folder, env: { NODE_ENV: 'production' } });
  try {
    const map = (server: TestApp) => sendRequest(`${server.url}/assets/app-1a2b.js.map`);
    expect((await map(app)).status).toBe(200);
    expect((await map(production)).status).toBe(404);
    expect((await sendRequest(`${production.url}/assets/app-1a2b.js`)).status).toBe(200);
  } finally {
    await production.stop();
  }
});

describe('responses for client paths', () => {
  test.each(['/', '/?from=mail', '/diamonds/white', '/diamonds/fancyShapes?page=2', '/cart', '/admin/orders'])(
    'serves a page at %s',
    async (path) => {
      const response = await get(path);
      expect([response.status, text(response)]).toEqual([200, expect.stringMatching(/^<!doctype html>.*<\/title>/s)]);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      const head = await send('HEAD', path);
      expect([head.status, head.bytes.length]).toEqual([200, 0]);
    },
  );

  test.each(['/nowhere', '/diamonds/pebbles', '/diamonds', '/admin/pebbles', '/.pages.json', '/index.php'])(
    'responds with 404 and the "not found" page at %s',
    async (path) => {
      const response = await get(path);
      expect([response.status, text(response)]).toEqual([
        404,
        expect.stringContaining('<title>Not Found | Facet</title>'),
      ]);
      expect(text(response)).toContain('<meta name="robots" content="noindex"');
      expect((await send('HEAD', path)).status).toBe(404);
    },
  );

  test.each(['/api/nowhere', '/assets/nowhere.js', '/media/nowhere'])(
    'responds with 404 in JSON at %s',
    async (path) => {
      const response = await get(path);
      expect([response.status, JSON.parse(text(response))]).toMatchObject([404, { errorCode: 95 }]);
    },
  );

  test.each(['POST', 'PUT', 'DELETE'])('responds with 405 to %s requests for a page', async (method) => {
    const response = await send(method, '/cart');
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(JSON.parse(text(response))).toMatchObject({ errorCode: 90 });
    expect((await send('OPTIONS', '/cart')).headers.allow).toBe('GET, HEAD, OPTIONS');
    expect((await send(method, '/nowhere')).status).toBe(404);
  });
});

test('includes the site’s currency in pages, and returns 304 for unchanged pages', async () => {
  const otherApp = await startTestApp({ databaseUrl: app.databaseUrl, clientFolder: folder, env: { CURRENCY: 'EUR' } });
  const response = await sendRequest(`${otherApp.url}/cart`);
  expect(text(response)).toContain('<html lang="en" data-currency="EUR">');
  const { etag } = response.headers;
  expect(etag).not.toBe((await get('/cart')).headers.etag);
  expect((await sendRequest(`${otherApp.url}/cart`, { 'if-none-match': etag })).status).toBe(304);
  await otherApp.stop();
});

describe('robots.txt and sitemap', () => {
  const locations = (response: WireAnswer): string[] =>
    [...text(response).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location);

  test('lists disallowed paths and the sitemap in robots.txt', async () => {
    const response = await get('/robots.txt');
    expect([response.status, response.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = text(response).split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual(
      ['/admin', '/api/', '/cart', '/documents', '/exports', '/graphql', '/maintenance'].map(
        (path) => `Disallow: ${path}`,
      ),
    );
    expect(lines).toContain('Sitemap: http://house.example.com:8080/sitemap.xml');
  });

  test('lists all public pages in the sitemap', async () => {
    const response = await get('/sitemaps/pages.xml');
    expect([response.status, response.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(locations(response)).toEqual(
      ['/', '/diamonds/white', '/diamonds/fancyShapes', '/eternity-rings', '/about-us'].map(
        (path) => `http://house.example.com:8080${path}`,
      ),
    );
  });

  test('omits hidden pages from the sitemap', async () => {
    const { token } = await createPerson(app, { role: UserRole.ADMINISTRATOR });
    const show = (isVisible: boolean) =>
      app.rest('PUT', '/api/pagesettings/fancyShapes', { token, body: { isVisible } });
    expect((await show(false)).status).toBe(200);
    expect(locations(await get('/sitemaps/pages.xml'))).toEqual([
      'http://house.example.com:8080/',
      'http://house.example.com:8080/diamonds/white',
      'http://house.example.com:8080/eternity-rings',
      'http://house.example.com:8080/about-us',
    ]);
    expect((await get('/diamonds/fancyShapes')).status).toBe(404);
    await show(true);
    expect(locations(await get('/sitemaps/pages.xml'))).toHaveLength(5);
  });

  test('uses the configured public URL in robots.txt and the sitemap, and the agent’s domain on that domain', async () => {
    const publicUrl = 'https://house.example.com';
    const other = await startTestApp({
      databaseUrl: app.databaseUrl,
      clientFolder: folder,
      env: { PUBLIC_URL: publicUrl },
    });
    await createPerson(other, { role: UserRole.AGENT, domain: 'agent.example.com' });
    const firstOn = async (host: string) => locations(await sendRequest(`${other.url}/sitemap.xml`, { host }))[0];
    expect(await firstOn('10.0.0.7:4000')).toBe(`${publicUrl}/sitemaps/pages.xml`);
    expect(await firstOn('agent.example.com')).toBe('https://agent.example.com/sitemaps/pages.xml');
    expect(text(await sendRequest(`${other.url}/robots.txt`, { host: 'agent.example.com' }))).toContain(
      'Sitemap: https://agent.example.com/sitemap.xml',
    );
    await other.stop();
  });

  test('serves security.txt with the configured contact, on the main domain and on agents’ domains', async () => {
    expect((await get('/.well-known/security.txt')).status).toBe(404);
    const publicUrl = 'https://house.example.com';
    const other = await startTestApp({
      databaseUrl: app.databaseUrl,
      clientFolder: folder,
      env: { PUBLIC_URL: publicUrl, HOUSE_EMAIL: 'orders@house.example.com' },
    });
    await createPerson(other, { role: UserRole.AGENT, domain: 'second-agent.example.com' });
    const linesOn = async (host: string) => {
      const response = await sendRequest(`${other.url}/.well-known/security.txt`, { host });
      expect([response.status, response.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      return text(response).split('\n');
    };
    const [contact, expires, languages, ...rest] = await linesOn('house.example.com');
    expect([contact, languages]).toEqual(['Contact: mailto:orders@house.example.com', 'Preferred-Languages: en']);
    expect(expires).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/);
    const days = (Date.parse(expires?.slice('Expires: '.length) ?? '') - Date.now()) / 86_400_000;
    expect([days > 30, days < 365]).toEqual([true, true]);
    const canonical = (origin: string) => `Canonical: ${origin}/.well-known/security.txt`;
    expect(rest).toEqual([canonical(publicUrl), '']);
    expect((await linesOn('second-agent.example.com')).slice(3)).toEqual([
      canonical(publicUrl),
      canonical('https://second-agent.example.com'),
      '',
    ]);
    await other.stop();
  });

  test.each(['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/'])(
    'ignores an unknown Host header in %s',
    async (path) => {
      const other = await startTestApp({
        databaseUrl: app.databaseUrl,
        clientFolder: folder,
        env: { TRUST_PROXY: '1' },
      });
      const headers = { host: 'evil.example:81', 'x-forwarded-host': 'evil.example' };
      const response = await sendRequest(`${other.url}${path}`, headers);
      expect([response.status, text(response).includes('evil.example')]).toEqual([200, false]);
      await other.stop();
    },
  );

  test('rejects an invalid Host header with 400', async () => {
    const response = await get('/sitemap.xml', { host: 'a<b>.example' });
    expect([response.status, JSON.parse(text(response))]).toMatchObject([400, { errorCode: 90 }]);
  });
});

describe('static files of the built client', () => {
  const file = '/assets/app-1a2b.js';

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, Buffer.from],
  ] as const)('serves static files for "%s" with the encoding %s', async (accepted, encoding, unpack) => {
    const response = await get(file, { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(unpack(response.bytes).toString('utf8')).toBe(script);
    expect(response.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(response.bytes.length),
    });
    expect(response.headers['content-type']).toMatch(/^text\/javascript; charset=utf-8$/i);
    const head = await sendRequest(`${app.url}${file}`, { method: 'HEAD', 'accept-encoding': accepted });
    expect(head.headers).toMatchObject({
      'content-length': String(response.bytes.length),
      etag: response.headers.etag,
    });
  });

  test('returns an ETag per encoding and 304 for an unchanged static file', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (accepted) => (await get(file, { 'accept-encoding': accepted })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const again = await get(file, { 'accept-encoding': 'br', 'if-none-match': tags[0] ?? '' });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  test.each(['br', 'identity'])('supports range requests (%s)', async (accepted) => {
    const whole = await get(file, { 'accept-encoding': accepted });
    const part = await get(file, { 'accept-encoding': accepted, range: 'bytes=10-29' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-29/${whole.bytes.length}`]);
    expect(part.bytes.equals(whole.bytes.subarray(10, 30))).toBe(true);
  });

  test('compresses static files on the fly if no compressed version is stored, except for range requests', async () => {
    const whole = await get(`${file}.map`, { 'accept-encoding': 'br' });
    expect(whole.headers['content-encoding']).toBe('br');
    const part = await get(`${file}.map`, { 'accept-encoding': 'br', range: 'bytes=0-1999' });
    expect([part.status, part.headers['content-encoding']]).toEqual([206, undefined]);
    expect(part.bytes.equals(brotliDecompressSync(whole.bytes).subarray(0, 2000))).toBe(true);
  });
});

test('compresses pages, documents, and REST and GraphQL responses', async () => {
  const query = JSON.stringify({ query: '{ errorCatalogue { code errorCode message } }' });
  const requests: [string, Record<string, string>][] = [
    ['/', {}],
    ['/nowhere', {}],
    ['/api/openapi.json', {}],
    ['/api/docs/swagger-ui.css', {}],
    ['/api/pagesettings', {}],
    ['/graphql', { method: 'POST', 'content-type': 'application/json', body: query }],
  ];
  for (const [path, request] of requests) {
    const { headers } = await sendRequest(`${app.url}${path}`, { ...request, 'accept-encoding': 'gzip' });
    expect({ path, encoding: headers['content-encoding'] }).toEqual({ path, encoding: 'gzip' });
    expect(headers.vary).toMatch(/Accept-Encoding/i);
  }
});
