import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { RestError } from '../accounts/account-requests.ts';
import { base64, noPictures, picture, sendFiles } from './media-files.ts';

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp({ env: { BRAND_NAME: 'Gold & Sons' } });
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const readAnonymously = () =>
  [
    [null, 401],
    [people.shopper, 403],
    [people.agent, 403],
  ] as const;

describe('company contact details', () => {
  type Info = Record<string, string | number | null> & RestError;
  const read = async () => (await app.rest<Info>('GET', '/api/contact', { token: 'not.a.token' })).body;
  const change = (body: unknown, token: string | null = people.administrator) =>
    app.rest<Info>('PUT', '/api/contact', { token, body });

  test('returns only the brand name by default', async () => {
    const { companyName, ...rest } = await read();
    expect(companyName).toBe('Gold & Sons');
    expect(Object.keys(rest)).toEqual([
      ...['address', 'city', 'country', 'phone', 'fax', 'email', 'openingHours'],
      ...['latitude', 'longitude', 'facebook', 'instagram', 'linkedin'],
    ]);
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
  });

  const full = {
    companyName: 'Gold & Sons Ltd',
    address: 'Hoveniersstraat 22',
    city: '2018 Antwerp',
    country: 'Belgium',
    phone: '+32 3 555 01 00',
    fax: null,
    email: 'info@example.com',
    openingHours: 'Mon–Thu 9–17\nFri 9–12',
    latitude: 51.2156,
    longitude: 4.41879,
    facebook: 'https://facebook.com/goldandsons',
    instagram: null,
    linkedin: null,
  };

  test('changes the given contact details, keeps omitted details, and accepts the response of GET as input', async () => {
    const { status, body } = await change(full);
    expect([status, body]).toEqual([200, full]);
    expect((await change({ fax: '+32 3 555 01 01', phone: '' })).body).toEqual({
      ...full,
      fax: '+32 3 555 01 01',
      phone: null,
    });
    const back = await change(await read());
    expect([back.status, back.body]).toEqual([200, await read()]);
    expect((await change({ companyName: null })).body.companyName).toBe('Gold & Sons');
  });

  test.each([
    ['email', { email: 'nobody' }],
    ['facebook', { facebook: 'javascript:alert(1)' }],
    ['linkedin', { linkedin: 'linkedin.com/gold' }],
    ['latitude', { latitude: 90.1, longitude: 0 }],
    ['latitude', { latitude: '51' }],
    ['longitude', { latitude: 1, longitude: null }],
    ['latitude', { latitude: null }],
    ['phone', { phone: '1\n2' }],
    ['companyName', { companyName: 'x'.repeat(201) }],
    ['', []],
  ])('rejects an invalid value of %s and changes nothing', async (path, wrong) => {
    await change(full);
    const { status, body } = await change(Array.isArray(wrong) ? wrong : { ...wrong, city: 'Nowhere' });
    expect([status, body.errorCode, body.details?.[0]?.path]).toEqual([400, 90, path]);
    expect(await read()).toEqual(full);
  });

  test('allows only administrators to change the contact details', async () => {
    for (const [token, status] of readAnonymously()) expect((await change({ city: 'X' }, token)).status).toBe(status);
  });

  test('changes the contact details over GraphQL with the current version', async () => {
    const update = (input: object, token: string | null = people.administrator) =>
      app.graphql(
        'mutation ($input: UpdateContactInfoInput!) { updateContactInfo(input: $input) { contactInfo { city latitude } } }',
        { input },
        token,
      );
    const response = await app.graphql<{ contactInfo: { version: number; companyName: string } }>(
      '{ contactInfo { version companyName } }',
    );
    const expectedVersion = response.data?.contactInfo.version;
    const { data } = await update({ expectedVersion, set: { city: 'Ghent', latitude: null, longitude: null } });
    expect(data).toEqual({ updateContactInfo: { contactInfo: { city: 'Ghent', latitude: null } } });
    expect((await update({ expectedVersion, set: { city: 'Bruges' } })).errors[0]?.extensions.reason).toBe(
      'STALE_VERSION',
    );
    expect((await update({ set: { email: 'x' } })).errors[0]?.extensions.details?.[0]?.path).toBe('set.email');
    expect((await update({ set: {} }, people.shopper)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await read()).city).toBe('Ghent');
  });
});

describe('support contacts', () => {
  interface Contact extends Record<'title' | 'phone' | 'email' | 'whatsapp' | 'imageUrl', string | null> {
    name: string;
  }
  const read = (headers: Record<string, string> = {}) =>
    app.rest<Contact[]>('GET', '/api/contact/support', { token: 'not.a.token', headers });
  const replace = (body: unknown, token: string | null = people.administrator) =>
    app.rest<Contact[] & RestError>('PUT', '/api/contact/support', { token, body });
  const empty = { title: null, phone: null, email: null, whatsapp: null, imageUrl: null };

  test('replaces the whole list of support contacts in order, and changes the ETag', async () => {
    const none = await read();
    expect([none.status, none.body]).toEqual([200, []]);
    const image = base64(await picture());
    const sent = await replace([
      { name: 'Ann', email: 'ann@example.com', imageUrl: image },
      { name: 'Bob' },
      { name: 'Cy' },
    ]);
    expect([sent.status, sent.body]).toEqual([
      200,
      [
        { ...empty, name: 'Ann', email: 'ann@example.com', imageUrl: expect.stringMatching(/^\/media\/.*\.webp$/) },
        { ...empty, name: 'Bob' },
        { ...empty, name: 'Cy' },
      ],
    ]);
    const now = await read();
    expect(now.body).toEqual(sent.body);
    const tag = now.headers.get('etag') ?? '';
    expect(tag).not.toBe(none.headers.get('etag'));
    expect((await read({ 'if-none-match': tag })).status).toBe(304);
    const [ann, bob] = now.body;
    expect((await replace([{ ...bob, title: 'Sales' }, ann])).body).toEqual([{ ...bob, title: 'Sales' }, ann]);
    expect((await read({ 'if-none-match': tag })).status).toBe(200);
    const page = await app.rest<Contact[]>('GET', '/api/contact/support?page=1&pageSize=1');
    expect([page.body.map(({ name }) => name), page.headers.get('x-total-count')]).toEqual([['Ann'], '2']);
  });

  const wrong: [string, () => Promise<unknown>, string][] = [
    ['a value that is not a list', async () => ({ name: 'Ann' }), ''],
    ['a contact without a name', async () => [{ name: 'Ann' }, {}], '1.name'],
    ['a blank name', async () => [{ name: ' ' }], '0.name'],
    ['an invalid email address', async () => [{ name: 'Ann', email: 'x' }], '0.email'],
    ['strings', async () => ['Ann'], ''],
    ['too many contacts', async () => Array.from({ length: 101 }, () => ({ name: 'Ann' })), ''],
    ['an image URL of another site', async () => [{ name: 'A', imageUrl: 'https://example.com/a.webp' }], '0.imageUrl'],
    ...noPictures.map(([description, bytes]): [string, () => Promise<unknown>, string] => [
      description,
      async () => [
        { name: 'Ann', imageUrl: base64(await picture()) },
        { name: 'Bob', imageUrl: base64(await bytes()) },
      ],
      '1.imageUrl',
    ]),
  ];
  test.each(wrong)('rejects %s as support contacts and keeps the list', async (_description, body, path) => {
    const before = await read();
    const response = await replace(await body());
    expect([response.status, response.body.errorCode, response.body.details?.[0]?.path]).toEqual([400, 90, path]);
    expect((await read()).headers.get('etag')).toBe(before.headers.get('etag'));
  });

  test('allows only administrators to replace the support contacts', async () => {
    for (const [token, status] of readAnonymously()) expect((await replace([], token)).status).toBe(status);
  });

  test('uploads or keeps the portraits of support contacts over GraphQL', async () => {
    const query = `mutation ($input: ReplaceSupportContactsInput!) {
      replaceSupportContacts(input: $input) { supportInfo { version contacts { name imageUrl } } }
    }`;
    interface Info {
      version: number;
      contacts: { name: string; imageUrl: string | null }[];
    }
    const send = (input: object, files: Record<string, Buffer> = {}, token: string | null = people.administrator) =>
      sendFiles<{ replaceSupportContacts: { supportInfo: Info } }>(app, { query, input, files, token });
    const first = await send(
      { contacts: [{ name: 'Dee', image: null }] },
      { 'input.contacts.0.image': await picture('#0000ff') },
    );
    const imageUrl = first.data?.replaceSupportContacts.supportInfo.contacts[0]?.imageUrl;
    expect(imageUrl).toMatch(/\.webp$/);
    const { data } = await app.graphql<{ supportInfo: Info }>('{ supportInfo { version contacts { name imageUrl } } }');
    const expectedVersion = data?.supportInfo.version;
    const second = await send({ expectedVersion, contacts: [{ name: 'Eve' }, { name: 'Dee', imageUrl }] });
    expect(second.data?.replaceSupportContacts.supportInfo.contacts).toEqual([
      { name: 'Eve', imageUrl: null },
      { name: 'Dee', imageUrl },
    ]);
    expect((await send({ expectedVersion, contacts: [] })).errors[0]?.extensions.reason).toBe('STALE_VERSION');
    const foreign = await send({ contacts: [{ name: 'F', imageUrl: 'https://example.com/f.webp' }] });
    expect(foreign.errors[0]?.extensions.details?.[0]?.path).toBe('contacts.0.imageUrl');
    expect((await send({ contacts: [] }, {}, people.agent)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await read()).body.map(({ name }) => name)).toEqual(['Eve', 'Dee']);
  });
});
