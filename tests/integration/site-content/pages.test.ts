import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { RestError } from '../accounts/account-requests.ts';
import { base64, mp4, noPictures, picture, sendFiles, webm } from './media-files.ts';

type Page = Record<string, string | null> & RestError;

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const read = async (page = 'homepage') => (await app.rest<Page>('GET', `/api/site/${page}`)).body;
const change = (body: unknown, { page = 'homepage', token = people.administrator as string | null } = {}) =>
  app.rest<Page>('PATCH', `/api/site/${page}`, { token, body });
const storedFiles = () => readdir(path.join(app.env.DATA_DIR, 'media')).catch(() => []);

test('returns empty pages before they are first edited', async () => {
  const home = await app.rest<Page>('GET', '/api/site/homepage', { token: 'not.a.token' });
  expect([home.status, Object.keys(home.body), new Set(Object.values(home.body))]).toEqual([
    200,
    [
      'homepageImage',
      ...['cardRings', 'cardBracelets', 'cardNecklaces', 'cardEarrings', 'aboutImage'],
      ...['slider1Image', 'slider2Image', 'slider3Image', 'e1Video', 'e2Video', 'e3Video'],
    ],
    new Set([null]),
  ]);
  expect(await read('aboutus')).toEqual({ image1: null, image2: null });
  const { data } = await app.graphql('{ homepage { id version topImage e1Video } aboutUs { version image1 } }');
  expect(data).toEqual({
    homepage: { id: '1', version: 1, topImage: null, e1Video: null },
    aboutUs: { version: 1, image1: null },
  });
});

test.each(['homepage', 'aboutus'])('allows only administrators to change %s', async (page) => {
  // Permissions are checked before the request body is parsed.
  const send = (token: string | null) =>
    fetch(`${app.url}/api/site/${page}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      body: '{"image1": ',
    });
  expect((await send(null)).status).toBe(401);
  expect((await send(people.shopper)).status).toBe(403);
  expect((await send(people.agent)).status).toBe(403);
  expect((await send(people.administrator)).status).toBe(400);
});

describe('page content over REST', () => {
  test('accepts base64 images with or without a prefix, and serves them re-encoded and scaled down', async () => {
    const wide = await picture('#a0b0c0', 3_000);
    const { status, body } = await change({
      homepageImage: base64(wide),
      cardRings: `data:image/jpeg;base64,${base64(wide)}`,
    });
    expect(status).toBe(200);
    const widths = await Promise.all(
      [body.homepageImage, body.cardRings].map(async (address) => {
        const served = await fetch(app.url + address);
        expect(served.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
        const { format, width } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
        return [format, width];
      }),
    );
    expect(widths).toEqual([
      ['webp', 2_560],
      ['webp', 1_200],
    ]);
    expect(await read()).toEqual(body);
  });

  test("keeps a page's omitted fields, removes images set to null, and accepts stored images in any field", async () => {
    const { body: before } = await change({
      slider1Image: base64(await picture('#111111')),
      slider2Image: base64(await picture('#222222')),
      slider3Image: base64(await picture('#333333')),
      e1Video: base64(mp4()),
    });
    const back = await change(before);
    expect([back.status, back.body]).toEqual([200, before]);
    const swapped = await change({
      slider1Image: before.slider2Image,
      slider2Image: before.slider1Image,
      slider3Image: '',
    });
    expect(swapped.body).toEqual({
      ...before,
      slider1Image: before.slider2Image,
      slider2Image: before.slider1Image,
      slider3Image: null,
    });
  });

  test('detects the type of a video from its content and stores it unchanged', async () => {
    const { body } = await change({ e1Video: base64(mp4()), e2Video: `data:video/mp4;base64,${base64(webm())}` });
    expect(body.e1Video).toMatch(/^\/media\/[0-9a-f]{64}\.mp4$/);
    expect(body.e2Video).toMatch(/^\/media\/[0-9a-f]{64}\.webm$/);
    const served = await fetch(app.url + body.e1Video);
    expect(served.headers.get('content-type')).toBe('video/mp4');
    expect(Buffer.from(await served.arrayBuffer()).equals(mp4())).toBe(true);
  });

  test('accepts a video of 40 MB', async () => {
    const { status, body } = await change({ e3Video: base64(mp4(40_000_000)) });
    expect(status).toBe(200);
    const head = await fetch(app.url + body.e3Video, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe('40000000');
  });

  test('rejects images and request bodies that are too large', async () => {
    const before = await read();
    const large = await change({ cardRings: null, homepageImage: base64(Buffer.alloc(10_000_001)) });
    expect([large.status, large.body.reason, large.body.details?.[0]?.path]).toEqual([
      413,
      'TOO_LARGE',
      'homepageImage',
    ]);
    const { status, body } = await change({ image1: 'x'.repeat(28_000_000) }, { page: 'aboutus' });
    expect([status, body.errorCode, body.reason]).toEqual([413, 90, 'TOO_LARGE']);
    expect(await read()).toEqual(before);
  });

  const wrong: [string, () => Promise<unknown>][] = [
    ...noPictures.map(([description, bytes]): [string, () => Promise<unknown>] => [
      description,
      async () => base64(await bytes()),
    ]),
    ['invalid base64', async () => 'not base64!'],
    ['base64 with trailing characters', async () => `${base64(await picture())}====`],
    ['a number', async () => 7],
    ['a list', async () => ['a']],
    ['a URL of another site', async () => 'https://example.com/picture.webp'],
    ['an address that the page does not show', async () => `/media/${'0'.repeat(64)}.webp`],
    ['the address of a video', async () => (await read()).e1Video],
  ];
  test.each(wrong)('rejects %s as an image and changes nothing', async (_description, image) => {
    await change({ e1Video: base64(mp4()) });
    const [before, files] = [await read(), await storedFiles()];
    // The valid change in the same request is not applied, either.
    const { status, body } = await change({ cardRings: null, homepageImage: await image() });
    expect([status, body.errorCode, body.details?.[0]?.path]).toEqual([400, 90, 'homepageImage']);
    expect([await read(), await storedFiles()]).toEqual([before, files]);
  });

  test.each([
    ['HTML', Buffer.from('<html></html>')],
    ['a picture', Buffer.from('ffd8ffe000104a4649460001', 'hex')],
    ['QuickTime', Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1')],
    ['Matroska', Buffer.from('1a45dfa38b428288', 'hex')],
    ['three zero bytes', Buffer.alloc(3)],
  ])('rejects %s as a video', async (_description, bytes) => {
    const { status, body } = await change({ e2Video: base64(bytes) });
    expect([status, body.errorCode, body.details?.[0]?.path]).toEqual([400, 90, 'e2Video']);
  });

  test.each([[[]], ['text'], [5]])('rejects %j as a request body', async (body) => {
    const response = await change(body);
    expect([response.status, response.body.errorCode]).toEqual([400, 90]);
  });

  test('accepts images for the About us page', async () => {
    const { body } = await change({ image1: base64(await picture()) }, { page: 'aboutus' });
    expect(body).toEqual({ image1: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/), image2: null });
    expect((await change({ image2: body.image1, image1: null }, { page: 'aboutus' })).body).toEqual({
      image1: null,
      image2: body.image1,
    });
    const wrong = await change({ image2: 'nothing of use' }, { page: 'aboutus' });
    expect([wrong.status, wrong.body.details?.[0]?.path]).toEqual([400, 'image2']);
  });
});

describe('page content over GraphQL', () => {
  const updateHomepage = `mutation ($input: UpdateHomepageInput!) {
    updateHomepage(input: $input) { homepage { version topImage cardRings e1Video } }
  }`;
  interface Updated {
    updateHomepage: { homepage: Record<string, string | number | null> } | null;
  }
  const upload = (files: Record<string, Buffer>, token: string | null = people.administrator) =>
    sendFiles<Updated>(app, { query: updateHomepage, input: { set: {} }, files, token });

  test('uploads images and videos in one request', async () => {
    const { data } = await upload({ 'input.set.topImage': await picture('#0f0f0f'), 'input.set.e1Video': webm() });
    expect(data?.updateHomepage?.homepage).toMatchObject({
      topImage: expect.stringMatching(/\.webp$/),
      e1Video: expect.stringMatching(/\.webm$/),
    });
    expect((await read()).homepageImage).toBe(data?.updateHomepage?.homepage.topImage);
  });

  test('rejects changes by non-administrators', async () => {
    for (const token of [null, people.shopper, people.agent]) {
      const { errors } = await upload({ 'input.set.topImage': await picture() }, token);
      expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });

  test.each(noPictures)('rejects %s as an image and changes nothing', async (_description, bytes) => {
    const before = await read();
    const { errors } = await upload({ 'input.set.topImage': await bytes() });
    expect(errors[0]?.extensions).toMatchObject({ errorCode: 90, details: [{ path: 'set.topImage' }] });
    expect(await read()).toEqual(before);
  });

  test('rejects an image of more than 10 MB', async () => {
    const { errors } = await upload({ 'input.set.topImage': Buffer.alloc(10_000_001) });
    expect(errors[0]?.extensions).toMatchObject({ reason: 'TOO_LARGE', details: [{ path: 'set.topImage' }] });
  });

  test('rejects too many files and incomplete uploads with a GraphQL error', async () => {
    const send = (body: FormData | string, headers: Record<string, string> = {}) =>
      fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: {
          'apollo-require-preflight': 'true',
          authorization: `Bearer ${people.administrator}`,
          ...headers,
        },
        body,
      });
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: updateHomepage, variables: {} }));
    const names = Array.from({ length: 13 }, (_, index) => String(index));
    form.set('map', JSON.stringify(Object.fromEntries(names.map((name) => [name, [`variables.${name}`]]))));
    const tooMany = await send(form);
    const expectedError = {
      errors: [expect.objectContaining({ extensions: expect.objectContaining({ errorCode: 90 }) })],
    };
    expect([tooMany.status, await tooMany.json()]).toEqual([413, expectedError]);
    const half = await send('--x\r\nhalf', { 'content-type': 'multipart/form-data; boundary=x' });
    expect([half.status, await half.json()]).toEqual([400, expectedError]);
  });

  test('rejects the second of two changes based on the same page version', async () => {
    const { data } = await app.graphql<{ homepage: { version: number } }>('{ homepage { version } }');
    const expectedVersion = data?.homepage.version;
    const clear = (set: object) =>
      app.graphql<Updated>(updateHomepage, { input: { expectedVersion, set } }, people.administrator);
    const first = await clear({ topImage: null });
    expect(first.data?.updateHomepage?.homepage).toMatchObject({ topImage: null, version: (expectedVersion ?? 0) + 1 });
    const second = await clear({ e1Video: null });
    expect(second.errors[0]?.extensions).toMatchObject({ errorCode: 90, reason: 'STALE_VERSION' });
    expect((await read()).e1Video).not.toBeNull();
  });

  test('updates the About us page and rejects a stale version', async () => {
    const query = `mutation ($input: UpdateAboutUsInput!) { updateAboutUs(input: $input) { aboutUs { image1 image2 } } }`;
    const { data } = await sendFiles(app, {
      query,
      input: { set: { image1: null } },
      files: { 'input.set.image2': await picture('#fedcba') },
      token: people.administrator,
    });
    expect(data).toEqual({
      updateAboutUs: { aboutUs: { image1: null, image2: expect.stringMatching(/^\/media\/.*\.webp$/) } },
    });
    const stale = await app.graphql(query, { input: { expectedVersion: 0, set: {} } }, people.administrator);
    expect(stale.errors[0]?.extensions.reason).toBe('STALE_VERSION');
  });
});
