import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${app.url}${path}`, { headers });
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const query = encodeURIComponent('{ __typename }');

test('serves browsers a GraphQL explorer page that runs only its own scripts', async () => {
  const page = await get('/graphql', browser);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('vary')).toContain('Accept');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  const html = await page.text();
  for (const [, address = ''] of html.matchAll(/<script[^>]* src="([^"]+)"/g)) {
    const script = await get(`/graphql/explorer/${address}`);
    expect({ address, status: script.status }).toEqual({ address, status: 200 });
    expect(script.headers.get('content-type')).toContain('javascript');
  }
  expect(html).not.toMatch(/<script(?![^>]* src=)/);
  expect(await (await get('/graphql/explorer/options.js')).text()).toContain('logIn');
});

test('returns 404 for an unknown explorer script', async () => {
  const response = await get('/graphql/explorer/none.js');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'ITEM_NOT_FOUND', errorCode: 95 } }] });
});

test("sandboxes the frame that runs the user's scripts", async () => {
  const frame = await get('/graphql/explorer/iframe-sandbox/index.html');
  expect(frame.headers.get('content-security-policy')).toBe('sandbox allow-scripts');
});

test('serves JSON to clients that are not browsers', async () => {
  const preflighted = { 'apollo-require-preflight': 'true' };
  const response = await get(`/graphql?query=${query}`, { ...browser, ...preflighted });
  expect(await response.json()).toMatchObject({ data: { __typename: 'Query' } });
  const anyKind = await get('/graphql', preflighted);
  expect(anyKind.status).toBe(400);
  expect(await anyKind.json()).toMatchObject({ errors: [{ extensions: { code: 'INVALID_REQUEST' } }] });
});

test('rejects a GET query without the preflight header', async () => {
  const response = await get(`/graphql?query=${query}`, browser);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'INVALID_REQUEST', errorCode: 90 } }] });
});
