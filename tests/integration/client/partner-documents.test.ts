import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createKey } from '../../support/keys.ts';
import { createPerson } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { buildClient, sendRequest, type WireAnswer } from './built-client.ts';

/* Tests the partner documents as Markdown and HTML. */

const mainHost = 'house.example.com';
const agentHost = 'agent.example.com';

let app: TestApp;
let folder: string;

const built = {
  examples: Object.fromEntries(
    ['firstPage', 'feed', 'sync', 'order', 'endpoint', 'webhook', 'testError'].map((name) => [
      name,
      { sh: `# ${name}\ncurl "$FACET_URL" | <stdin`, py: `# ${name}` },
    ]),
  ),
  scopes: [{ value: 'STOCK_READ', label: 'Read stock', hint: 'Lists and items.' }],
  events: [{ name: 'STOCK_CHANGED', meaning: '`stock.changed`: stock has changed.' }],
  deprecations: [],
  stock: [
    {
      ...{ name: 'diamonds', title: 'Diamonds', typeName: 'Diamond' },
      fields: [
        {
          section: 'Grades',
          rest: { path: 'product.carats', type: 'number' },
          graphql: { path: 'carats', type: 'Carats!' },
          meaning: 'Weight | carats.',
          unit: '$/ct',
          isPrice: true,
        },
      ],
    },
  ],
};

beforeAll(async () => {
  folder = await buildClient();
  await writeFile(path.join(folder, '.partners.json'), JSON.stringify(built));
  const pageList = path.join(folder, '.pages.json');
  const pages: object[] = JSON.parse(await readFile(pageList, 'utf8'));
  const facts = { titles: {}, description: null, parameters: {}, isForSearch: true, isOfHouse: true };
  const added = ['/partners', '/partners/reference', '/partners/changelog'].map((address) => ({
    ...facts,
    ...{ path: address, title: 'Partners' },
  }));
  await writeFile(pageList, JSON.stringify([...pages, ...added]));
  app = await startTestApp({ clientFolder: folder, env: { PUBLIC_URL: `https://${mainHost}` } });
  await createPerson(app, { role: UserRole.AGENT, domain: agentHost, markups: [{ percent: '10' }] });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const get = (address: string, headers: Record<string, string> = {}): Promise<WireAnswer> =>
  sendRequest(`${app.url}${address}`, { host: mainHost, ...headers });
const textOf = async (address: string, headers?: Record<string, string>): Promise<string> =>
  (await get(address, headers)).bytes.toString();

test.each([
  ['/partners', '# Partner guide'],
  ['/partners/reference', '# Partner reference'],
  ['/partners/changelog', '# Partner changelog'],
])('serves %s as Markdown at the .md URL, and to clients that prefer Markdown', async (address, title) => {
  const markdown = await get(`${address}.md`);
  expect([markdown.status, markdown.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
  const text = markdown.bytes.toString();
  expect(text.split('\n')[0]).toBe(title);
  expect(text).not.toContain('{{');
  for (const accept of ['text/markdown', 'text/plain']) {
    const preferred = await get(address, { accept });
    expect(preferred.headers).toMatchObject({
      'content-type': `${accept}; charset=utf-8`,
      vary: expect.stringContaining('Accept'),
    });
    expect(preferred.bytes.toString()).toBe(text);
  }
  expect(markdown.headers['content-location']).toBe(`https://${mainHost}${address}.md`);
  const { etag = '' } = markdown.headers;
  expect((await get(`${address}.md`, { 'if-none-match': etag })).status).toBe(304);
});

test('renders the document in noscript, with an ID for each heading', async () => {
  const html = await textOf('/partners', { accept: 'text/html,*/*;q=0.8' });
  expect(html).toContain('<title>Partners');
  const [, content = ''] = /<noscript>([\s\S]*)<\/noscript>/.exec(html) ?? [];
  expect(content).toContain('<h1 id="partner-guide">Partner guide</h1>');
  expect(content).toContain('<h2 id="holds-and-orders">Holds and orders</h2>');
  expect(content).toContain(`curl &quot;$FACET_URL&quot; | &lt;stdin`);
  expect(content).toBe(await textOf('/partners.html'));
  expect(await textOf('/', { accept: 'text/markdown' })).not.toContain('<noscript>');
  // Clients that do not prefer a media type, such as curl, get the HTML page.
  expect((await get('/partners', { accept: '*/*' })).headers['content-type']).toMatch('text/html');
});

test('begins the partner guide and the reference with authentication', async () => {
  const first = async (address: string) => /^## (.*)$/m.exec(await textOf(address))?.[1];
  expect(await first('/partners.md')).toBe('Authentication');
  expect(await first('/partners/reference.md')).toBe('Authentication');
  expect(await textOf('/partners/reference.md')).toContain('| `STOCK_READ` | Read stock | Lists and items. |');
});

test('documents a request, a response and an error for each REST call that API keys can use', async () => {
  const text = await textOf('/partners/reference.md');
  const { body } = await app.rest<{
    paths: Record<string, Record<string, { security: object[]; requestBody?: { content: object } }>>;
  }>('GET', '/api/openapi.json');
  const open = Object.entries(body.paths).flatMap(([address, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security.some((scheme) => 'apiKey' in scheme))
      .map(([method, call]) => ({ name: `${method.toUpperCase()} ${address}`, call })),
  );
  expect(open.length).toBeGreaterThan(20);
  for (const { name, call } of open) {
    const part = partOf(text, name);
    expect([name, /^```json Error \d+\n\{\n? *"errorCode": \d+/m.test(part)]).toEqual([name, true]);
    expect([name, /^```(?:json|text) Response \d+$|^The response is 204/m.test(part)]).toEqual([name, true]);
    const takesJson = Object.hasOwn(call.requestBody?.content ?? {}, 'application/json');
    expect([name, part.includes('```json Request')]).toEqual([name, takesJson]);
    expectJson(part);
  }
  expect(partOf(text, 'POST /api/orders')).toMatch(/"expectedTotal"/);
});

test('documents a request, a response and an error for GraphQL operations', async () => {
  const text = await textOf('/partners/reference.md');
  for (const name of ['diamonds', 'stockByNumbers', 'placeHolds', 'placeOrder', 'orderFeed', 'replayWebhooks']) {
    const part = partOf(text, name);
    for (const block of ['Request', 'Response 200', 'Error 200']) expect(part).toContain(`\`\`\`json ${block}\n{`);
    expectJson(part);
  }
  expect(partOf(text, 'placeOrder')).toContain('"reason": "PRICE_CHANGED"');
});

test('documents the retry schedule of webhooks in the guide and the reference', async () => {
  for (const address of ['/partners.md', '/partners/reference.md']) {
    const text = await textOf(address);
    expect(text).toContain('| 1 | none | 0 |\n| 2 | 5 s | 5 s |\n| 3 | 5 min | 5 min 5 s |');
    expect(text).toContain('| 10 | 24 h | 75 h 35 min 5 s |');
  }
});

/** Returns the section of the reference that follows the heading of a call. */
const partOf = (text: string, name: string): string => text.split(`#### ${name}\n`)[1]?.split(/^#{2,4} /m)[0] ?? '';

/** Expects that all examples in the text are valid JSON or JSON Lines. */
function expectJson(text: string): void {
  for (const [, json = ''] of text.matchAll(/^```json .*\n([\s\S]*?)\n```$/gm)) {
    const values = json.startsWith('{"action"') ? json.split('\n') : [json];
    for (const value of values) expect(() => JSON.parse(value)).not.toThrow();
  }
}

test("lists the running server's limits, errors and fields", async () => {
  const text = await textOf('/partners/reference.md');
  expect(text).toMatch(/\| `PAGE_SIZE` \| 500 \|/);
  expect(text).toMatch(/\| `PRICE_CHANGED` \| 409 \|/);
  expect(text).toContain(
    '| `product.carats` (`carats`) | number | Weight \\| carats. In USD/ct. Requires the scope `PRICES_READ`. |',
  );
  const html = await textOf('/partners/reference.html');
  expect(html).toContain('<td>Weight | carats. In USD/ct. Requires the scope <code>PRICES_READ</code>.</td>');
});

test('lists dates and the deprecation policy in the changelog', async () => {
  const text = await textOf('/partners/changelog.md');
  expect(text).toContain('## Deprecation policy');
  expect(text).toContain('Nothing is deprecated.');
  expect(text).toMatch(/^## \d{1,2} \w+ \d{4}$/m);
  for (const change of [
    'expectedTotal',
    'unknown query parameters',
    'changedStones',
    'BUDGET_EXCEEDED',
    '421',
    'WWW-Authenticate',
  ])
    expect(text.toLowerCase()).toContain(change.toLowerCase());
});

test('returns 404 for partner documents on agent domains and for unknown documents', async () => {
  for (const address of ['/partners.md', '/partners/reference.html'])
    expect([address, (await get(address, { host: agentHost })).status]).toEqual([address, 404]);
  expect((await get('/partners', { host: agentHost, accept: 'text/markdown' })).status).toBe(404);
  for (const address of ['/about-us.md', '/partners/unknown.md', '/constructor.md', '/toString.html'])
    expect([address, (await get(address)).status]).toEqual([address, 404]);
});

test('returns the documented status for GraphQL requests', async () => {
  const person = await createPerson(app);
  const { key } = await createKey(app, person, ['STOCK_READ']);
  const statusOf = async (query: string, token: string | null = key, method = 'POST') => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' };
    const address = `${app.url}/graphql${method === 'GET' ? `?${new URLSearchParams({ query })}` : ''}`;
    const response = await fetch(address, {
      method,
      headers,
      ...(method === 'POST' && { body: JSON.stringify({ query }) }),
    });
    await response.text();
    return response.status;
  };
  // Status 200, because only a field has an error: a missing scope, no session, or a missing record.
  expect(await statusOf('{ cart { totalPrice } }')).toBe(200);
  expect(await statusOf('{ stockFeed { cursor } }', null)).toBe(200);
  expect(await statusOf('{ diamond(ref: { id: 999999 }) { id } }')).toBe(200);
  // Status 400, because the operation is invalid.
  expect(await statusOf('{ nothing }')).toBe(400);
  expect(
    await statusOf('{ diamonds(page: { size: 500 }) { items { id lineSetStones { id lineSetStones { id } } } } }'),
  ).toBe(400);
  expect(await statusOf('{ lastUpdate }', 'fk_none_none')).toBe(200);
  expect(await statusOf('mutation { __typename }', key, 'GET')).toBe(405);
});
