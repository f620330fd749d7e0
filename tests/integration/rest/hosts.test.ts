import { request } from 'node:http';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/* Tests which host names the server accepts, and which website each of them shows. */

let app: TestApp;
let strict: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: '2' } });
  strict = await startTestApp({
    databaseUrl: app.databaseUrl,
    env: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://house.example.com',
      ALLOWED_HOSTS: 'facet, backup.example.com',
    },
  });
  await createPerson(app, { role: UserRole.AGENT, domain: 'agent.localhost' });
});
afterAll(async () => {
  await strict.stop();
  await app.stop();
});

interface SiteResponse {
  readonly status: number;
  /** Domain of the agent whose website the host name shows. Null for the brand's website. */
  readonly domain: string | null | undefined;
}

const readSite = (server: TestApp, host: string, headers: Record<string, string> = {}): Promise<SiteResponse> =>
  new Promise((resolve, reject) => {
    const sent = request(`${server.url}/api/site/domainLayout`, { headers: { host, ...headers } }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      res.once('end', () => resolve({ status: res.statusCode ?? 0, domain: JSON.parse(text).domain }));
    });
    sent.once('error', reject).end();
  });

test.each(['agent.localhost', 'agent.localhost.', 'AGENT.LocalHost', 'agent.localhost:4000', 'agent.localhost.:4000'])(
  "serves the agent's website on %s",
  async (host) => {
    expect(await readSite(app, host)).toEqual({ status: 200, domain: 'agent.localhost' });
    expect(await readSite(strict, host)).toEqual({ status: 200, domain: 'agent.localhost' });
  },
);

test.each([
  'house.example.com',
  'HOUSE.example.com.',
  'backup.example.com',
  'facet:4000',
  'localhost',
  '127.0.0.1:4000',
  '[::1]:4000',
])("serves the brand's website on %s", async (host) =>
  expect(await readSite(strict, host)).toEqual({ status: 200, domain: null }),
);

test.each(['evil.example', 'agent.localhost.evil.example', '192.0.2.1', 'xagent.localhost'])(
  'rejects the host %s in production and accepts it in development',
  async (host) => {
    expect((await readSite(strict, host)).status).toBe(421);
    expect(await readSite(app, host)).toEqual({ status: 200, domain: null });
  },
);

test.each(['a b', 'agent.localhost@evil.example', 'evil.example/agent.localhost', 'a<b>'])(
  'rejects the invalid host name %s',
  async (host) => {
    expect((await readSite(strict, host)).status).toBe(400);
  },
);

test("accepts an agent's new domain within seconds", async () => {
  expect((await readSite(strict, 'new.example.com')).status).toBe(421);
  await createPerson(app, { role: UserRole.AGENT, domain: 'new.example.com' });
  for (let attempt = 0; attempt < 60 && (await readSite(strict, 'new.example.com')).status === 421; attempt++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await readSite(strict, 'new.example.com')).toEqual({ status: 200, domain: 'new.example.com' });
});

test('reads X-Forwarded-Host only from trusted proxies, and uses only the value from the outermost proxy', async () => {
  const forwarded = (hosts: string) => ({ 'x-forwarded-host': hosts });
  expect((await readSite(strict, 'house.example.com', forwarded('agent.localhost'))).domain).toBeNull();
  // There are two proxies. The outer proxy received the agent's host name, and the inner proxy has a different host
  // name.
  expect((await readSite(app, 'inner', forwarded('agent.localhost, outer'))).domain).toBe('agent.localhost');
  expect((await readSite(app, 'inner', forwarded('agent.localhost, house.example.com, outer'))).domain).toBeNull();
});
