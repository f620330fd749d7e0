import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { picture } from './media-files.ts';

let app: TestApp;
let admin: Person;
let agent: Person;
beforeAll(async () => {
  // The server runs behind a proxy that forwards the requested host name.
  app = await startTestApp({ env: { BRAND_NAME: 'House of Tests', TRUST_PROXY: '1' } });
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  agent = await createPerson(app, { role: UserRole.AGENT, domain: 'gems.example.com' });
  const image = (await picture()).toString('base64');
  await change('updateAboutUs', { text: 'We cut stones.\n\nSince 1921.', image1: null });
  await change('updateContactInfo', { companyName: 'House of Tests', city: 'Antwerp', email: 'house@example.com' });
  await change('updateOrderDocumentSettings', { terms: 'Payment within 14 days.\nGoods remain ours until then.' });
  const sent = [
    ['PATCH', '/api/site/homepage', { homepageImage: image }],
    ['PUT', '/api/contact/support', [{ name: 'Ada Marten' }]],
    ['POST', '/api/shows', { name: 'Basel', startDate: '2099-03-01', activeAd: true }],
  ] as const;
  for (const [method, path, body] of sent) {
    const { status } = await app.rest(method, path, { body, token: admin.token });
    if (status > 299) throw new Error(`${method} ${path} answered ${status}`);
  }
});
afterAll(() => app.stop());

async function change(operation: string, set: object): Promise<void> {
  const input = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Input`;
  const { errors } = await app.graphql(
    `mutation ($input: ${input}!) { ${operation}(input: $input) { __typename } }`,
    { input: { set } },
    admin.token,
  );
  expect(errors).toEqual([]);
}

const brandDomain = 'house.example.com';
const agents = 'gems.example.com';

async function readOn(host: string, token: string | null = null): Promise<Record<string, unknown>> {
  const query = `{
    homepage { topImage } aboutUs { text image1 } termsOfSale contactInfo { companyName city email }
    supportInfo { contacts { name } } shows(page: { size: 5 }) { items { name } total } advertisedShow { name }
  }`;
  const { body } = await app.rest<{ data: Record<string, unknown> }>('POST', '/graphql', {
    body: { query },
    headers: { 'x-forwarded-host': host },
    token,
  });
  return body.data;
}

const everything = {
  homepage: { topImage: expect.stringMatching(/^\/media\//) },
  aboutUs: { text: 'We cut stones.\n\nSince 1921.', image1: null },
  termsOfSale: 'Payment within 14 days.\nGoods remain ours until then.',
  contactInfo: { companyName: 'House of Tests', city: 'Antwerp', email: 'house@example.com' },
  supportInfo: { contacts: [{ name: 'Ada Marten' }] },
  shows: { items: [{ name: 'Basel' }], total: 1 },
  advertisedShow: { name: 'Basel' },
};

test("shows the company's content to everyone on the company's own domain", async () => {
  expect(await readOn(brandDomain)).toEqual(everything);
});

test("returns the agent's contact details, but no company content, on an agent's domain", async () => {
  const emptySettings = {
    homepage: { topImage: null },
    aboutUs: { text: null, image1: null },
    termsOfSale: null,
    supportInfo: { contacts: [] },
    shows: { items: [], total: 0 },
    advertisedShow: null,
  };
  const unnamed = { companyName: agents, city: null, email: agent.email };
  expect(await readOn(agents)).toEqual({ ...emptySettings, contactInfo: unnamed });

  const address = {
    ...{ firstName: 'Marco', lastName: 'Bianchi', company: 'Bianchi Gioielli', address: 'Via Monte Napoleone 3' },
    ...{ postcode: '20121', city: 'Milan', countryId: 380, phone: '+39 02 1234' },
  };
  const { errors } = await app.graphql(
    'mutation ($input: CreateAddressInput!) { createAddress(input: $input) { __typename } }',
    { input: { address } },
    agent.token,
  );
  expect(errors).toEqual([]);
  const contact = { companyName: 'Bianchi Gioielli', city: '20121 Milan', email: agent.email };
  expect(await readOn(agents)).toEqual({ ...emptySettings, contactInfo: contact });
});

test("returns the company's content to administrators on an agent's domain, so that they can edit it", async () => {
  expect(await readOn(agents, admin.token)).toEqual(everything);
});

test('returns the same page content over REST, with all fields even if the content is empty', async () => {
  const readFrom = (host: string) => async (path: string) => {
    const { status, body } = await app.rest<unknown>('GET', path, { headers: { 'x-forwarded-host': host } });
    return [status, JSON.stringify(body)] as const;
  };
  const [show] = (await app.rest<{ id: number }[]>('GET', '/api/shows')).body;
  for (const path of ['/api/site/homepage', '/api/contact', '/api/contact/support', '/api/shows']) {
    const [status, text] = await readFrom(agents)(path);
    expect([path, status]).toEqual([path, 200]);
    expect(text).not.toMatch(/House of Tests|Antwerp|Ada|Basel|\/media\//);
    expect((await readFrom(brandDomain)(path))[1]).toMatch(/House of Tests|Antwerp|Ada|Basel|\/media\//);
  }
  expect((await readFrom(brandDomain)(`/api/shows/${show?.id}/calendar.ics`))[0]).toBe(200);
  expect((await readFrom(agents)(`/api/shows/${show?.id}/calendar.ics`))[0]).toBe(404);
});

test('returns only the contact details in maintenance mode', async () => {
  const close = (isEnabled: boolean) =>
    app.graphql(
      'mutation ($is: Boolean) { setMaintenance(input: { isEnabled: $is }) { __typename } }',
      { is: isEnabled },
      admin.token,
    );
  await close(true);
  try {
    expect((await app.rest<{ email: string }>('GET', '/api/contact')).body.email).toBe('house@example.com');
    expect((await app.rest('GET', '/api/site/aboutus')).status).toBe(503);
    expect((await app.graphql('{ termsOfSale }')).errors[0]?.extensions.reason).toBe('MAINTENANCE');
  } finally {
    await close(false);
  }
});
