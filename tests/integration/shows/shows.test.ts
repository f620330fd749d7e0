import { sql } from 'kysely';
import sharp from 'sharp';
import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

interface RestShow {
  id: number;
  isActive: boolean;
  activeAd: boolean;
  name: string;
  location: string | null;
  booth: string | null;
  startDate: string | null;
  endDate: string | null;
  url: string | null;
  image: string | null;
  errorCode?: number;
  reason?: string;
  details?: { path: string; message: string }[];
}

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());
beforeEach(() => sql`truncate show`.execute(app.em().getKysely()));

const as = (role: keyof People, method: string, path: string, body?: unknown) =>
  app.rest<RestShow>(method, `/api/shows${path}`, { token: people[role], body });
const listShows = async (role: keyof People, query = ''): Promise<RestShow[]> =>
  (await app.rest<RestShow[]>('GET', `/api/shows${query}`, { token: people[role] })).body;
const names = async (role: keyof People, query = '') => (await listShows(role, query)).map(({ name }) => name);
const make = async (facts: object): Promise<RestShow> => (await as('administrator', 'POST', '', facts)).body;
const day = (daysFromNow: number): string => new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10);
const picture = (width = 40): Promise<Buffer> =>
  sharp({ create: { width, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

const basel = {
  name: 'Basel',
  location: 'Messe Basel',
  booth: 'B 12',
  startDate: '2027-03-01',
  endDate: '2027-03-05',
  url: 'https://basel.example.com/',
};

describe('creating and changing trade shows', () => {
  test('creates a show that is active and not advertised', async () => {
    const { status, body } = await as('administrator', 'POST', '', basel);
    expect(status).toBe(201);
    expect(body).toEqual({ ...basel, id: expect.any(Number), isActive: true, activeAd: false, image: null });
    expect(await listShows('anonymous')).toEqual([body]);
  });

  test('accepts a returned show as input, keeps omitted fields, and clears fields set to null', async () => {
    const image = `data:image/png;base64,${(await picture()).toString('base64')}`;
    const created = await make({ ...basel, image });
    expect(created.image).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    expect((await fetch(`${app.url}${created.image}`)).status).toBe(200);

    expect((await as('administrator', 'PUT', `/${created.id}`, created)).body).toEqual(created);
    const { body } = await as('administrator', 'PUT', `/${created.id}`, { booth: null, name: ' Geneva ' });
    expect(body).toEqual({ ...created, booth: null, name: 'Geneva' });
    const cleared = await as('administrator', 'PUT', `/${created.id}`, { image: null, startDate: null, endDate: null });
    expect(cleared.body).toEqual({ ...body, image: null, startDate: null, endDate: null });
  });

  test.each([
    [{}, 'name'],
    [{ ...basel, name: '  ' }, 'name'],
    [{ ...basel, name: 'x'.repeat(201) }, 'name'],
    [{ ...basel, startDate: '2027-02-30' }, 'startDate'],
    [{ ...basel, startDate: '2027-03-01T00:00:00Z' }, 'startDate'],
    [{ ...basel, endDate: '2027-02-28' }, 'endDate'],
    [{ ...basel, startDate: null }, 'startDate'],
    [{ ...basel, url: 'javascript:alert(1)' }, 'url'],
    [{ ...basel, image: 'no picture' }, 'image'],
    [{ ...basel, image: Buffer.from('<svg/>').toString('base64') }, 'image'],
    [{ ...basel, image: '/media/somebody-elses.webp' }, 'image'],
    [{ ...basel, activeAd: 'yes' }, 'activeAd'],
    [{ ...basel, isActive: null }, 'isActive'],
  ])('rejects the show %j, names %s and changes nothing', async (facts, path) => {
    const { status, body } = await as('administrator', 'POST', '', facts);
    expect([status, body.errorCode, body.details?.[0]?.path]).toEqual([400, 90, path]);
    const created = await make({ name: 'Hong Kong', startDate: '2027-06-01' });
    if (path === 'name') return;
    const change = await as('administrator', 'PUT', `/${created.id}`, facts);
    expect([change.status, change.body.details?.[0]?.path]).toEqual([400, path]);
    expect(await listShows('administrator')).toEqual([created]);
  });

  test.each([[null], ['a show'], [[basel]]])('rejects a request body that is not an object: %j', async (body) => {
    const response = await app.rest<RestShow>('POST', '/api/shows', { token: people.administrator, body });
    expect([response.status, response.body.errorCode]).toEqual([400, 90]);
  });

  test('returns error 120 for a missing show', async () => {
    const created = await make(basel);
    await as('administrator', 'DELETE', `/${created.id}`);
    const responses = await Promise.all([
      as('administrator', 'PUT', `/${created.id}`, { name: 'Gone' }),
      as('administrator', 'DELETE', `/${created.id}`),
      as('administrator', 'PATCH', `/${created.id}/active`, { isActive: true }),
      as('administrator', 'PATCH', `/${created.id}/activeAd`, { ActiveAd: true }),
    ]);
    expect(responses.map(({ status, body }) => [status, body.errorCode])).toEqual(Array(4).fill([404, 120]));
    expect(await listShows('administrator')).toEqual([]);
  });
});

describe('show visibility', () => {
  test('returns inactive shows only to administrators, even with activeonly=false', async () => {
    await make({ ...basel, startDate: '2099-01-01', endDate: null });
    const hidden = await make({ name: 'Secret', isActive: false });
    for (const query of ['', '?activeonly=false', '?activeonly=true']) {
      for (const role of ['anonymous', 'shopper', 'agent'] as const)
        expect(await names(role, query)).toEqual(['Basel']);
    }
    expect(await names('administrator')).toEqual(['Basel', 'Secret']);
    expect(await names('administrator', '?activeonly=true')).toEqual(['Basel']);
    const { status, body } = await as('administrator', 'GET', '?activeonly=perhaps');
    expect([status, body.errorCode, body.details?.[0]?.path]).toEqual([400, 90, 'activeonly']);

    const response = await as('administrator', 'PATCH', `/${hidden.id}/active`, { isActive: true });
    expect(response.body).toMatchObject({ id: hidden.id, isActive: true });
    expect(await names('anonymous')).toEqual(['Basel', 'Secret']);
    const wrong = await as('administrator', 'PATCH', `/${hidden.id}/active`, {});
    expect([wrong.status, wrong.body.details?.[0]?.path]).toEqual([400, 'isActive']);
  });

  test('lists upcoming shows from soonest to latest, then past shows from latest to earliest', async () => {
    for (const [name, startDate, endDate] of [
      ['long over', day(-90), day(-80)],
      ['next year', day(300), null],
      ['just over', day(-3), day(-1)],
      ['undated', null, null],
      ['running', day(-1), day(0)],
      ['next month', day(30), day(31)],
    ] as const) {
      await make({ name, startDate, endDate });
    }
    expect(await names('anonymous')).toEqual([
      'running',
      'next month',
      'next year',
      'undated',
      'just over',
      'long over',
    ]);
    expect(await names('anonymous', '?page=1&pageSize=2')).toEqual(['next year', 'undated']);
  });

  test('returns 304 for an unchanged show list, with an ETag per viewer', async () => {
    await make(basel);
    const etagOf = async (token: string | null) =>
      (await app.rest('GET', '/api/shows', { token })).headers.get('etag') ?? '';
    const etag = await etagOf(null);
    const again = await app.rest('GET', '/api/shows', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await etagOf(people.administrator)).not.toBe(etag);
    await make({ name: 'Another' });
    expect(await etagOf(null)).not.toBe(etag);
  });
});

describe('advertising a show', () => {
  const advertised = async (role: keyof People = 'administrator') =>
    (await listShows(role)).filter(({ activeAd }) => activeAd).map(({ name }) => name);

  test('keeps at most one show advertised, regardless of how the flag is set', async () => {
    const first = await make({ name: 'First', activeAd: true });
    expect(await advertised()).toEqual(['First']);
    const second = await make({ name: 'Second', activeAd: true });
    expect(await advertised()).toEqual(['Second']);
    const { body } = await as('administrator', 'PATCH', `/${first.id}/activeAd`, { ActiveAd: true });
    expect(body).toMatchObject({ id: first.id, activeAd: true });
    expect(await advertised()).toEqual(['First']);
    await as('administrator', 'PUT', `/${second.id}`, { activeAd: true });
    expect(await advertised()).toEqual(['Second']);
    await as('administrator', 'PATCH', `/${second.id}/activeAd`, { ActiveAd: false });
    expect(await advertised()).toEqual([]);
    const wrong = await as('administrator', 'PATCH', `/${first.id}/activeAd`, { ActiveAd: 'x' });
    expect([wrong.status, wrong.body.details?.[0]?.path]).toEqual([400, 'ActiveAd']);
  });

  test('keeps only one show advertised after concurrent changes', async () => {
    const shows = await Promise.all(['A', 'B', 'C', 'D'].map((name) => make({ name })));
    const responses = await Promise.all(
      shows.map(({ id }) => as('administrator', 'PATCH', `/${id}/activeAd`, { ActiveAd: true })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await advertised()).toHaveLength(1);
  });

  test('does not advertise an inactive show', async () => {
    const { id } = await make({ name: 'Soon', activeAd: true, isActive: false });
    const readAdvertisedShow = async () =>
      (await app.graphql('{ advertisedShow { name } }', {}, people.administrator)).data;
    expect(await readAdvertisedShow()).toEqual({ advertisedShow: null });
    await as('administrator', 'PATCH', `/${id}/active`, { isActive: true });
    expect(await readAdvertisedShow()).toEqual({ advertisedShow: { name: 'Soon' } });
  });
});

describe('shows over GraphQL', () => {
  const list = `query ($filter: ShowFilter, $sort: [ShowSort!], $page: PageInput) {
    shows(filter: $filter, sort: $sort, page: $page) { total items { name } } }`;
  const find = async (variables: object, token: string | null = null) => {
    const { data, errors } = await app.graphql<{ shows: { total: number; items: { name: string }[] } | null }>(
      list,
      { ...variables },
      token,
    );
    return { names: data?.shows?.items.map(({ name }) => name), total: data?.shows?.total, errors };
  };

  test('filters, sorts and paginates shows', async () => {
    await make({ name: 'Las Vegas', location: 'Nevada', startDate: day(10) });
    await make({ name: 'Antwerp', booth: '100%', startDate: day(-10) });
    await make({ name: 'Closed', isActive: false });
    expect(await find({})).toMatchObject({ names: ['Las Vegas', 'Antwerp'], total: 2 });
    expect((await find({ filter: { text: 'nevada' } })).names).toEqual(['Las Vegas']);
    expect((await find({ filter: { text: '%' } })).names).toEqual(['Antwerp']);
    expect((await find({ filter: { isUpcoming: false } })).names).toEqual(['Antwerp']);
    expect((await find({ sort: [{ field: 'NAME' }], page: { size: 1 } })).names).toEqual(['Antwerp']);
    expect((await find({ sort: [{ field: 'START_DATE', direction: 'DESC' }] })).names).toEqual([
      'Las Vegas',
      'Antwerp',
    ]);
    expect((await find({ filter: { isActive: false } }, people.administrator)).names).toEqual(['Closed']);
    expect((await find({ filter: { isActive: false } })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    await make({ name: 'Soon', isActive: false, activeAd: true });
    expect((await find({ filter: { isAdvertised: true } }, people.administrator)).names).toEqual(['Soon']);
    expect((await find({ filter: { isAdvertised: false } }, people.administrator)).total).toBe(3);
    expect((await find({ filter: { isAdvertised: true } })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await find({ page: { index: 10_001, size: 1 } })).errors[0]?.extensions.errorCode).toBe(90);
  });

  test('returns a show by ID, and an error for an inactive show', async () => {
    const visible = await make({ ...basel, endDate: null });
    const hidden = await make({ name: 'Closed', isActive: false });
    const readShow = (id: number, token: string | null = null) =>
      app.graphql('query ($id: ID!) { show(id: $id) { id name startDate endDate version } }', { id }, token);
    expect((await readShow(visible.id)).data).toEqual({
      show: { id: String(visible.id), name: 'Basel', startDate: '2027-03-01', endDate: null, version: 1 },
    });
    expect((await readShow(hidden.id)).errors[0]?.extensions).toMatchObject({ code: 'SHOW_NOT_FOUND', errorCode: 120 });
    expect((await readShow(hidden.id, people.administrator)).data).toMatchObject({ show: { name: 'Closed' } });
  });

  test('creates, updates with a version, advertises and deletes a show', async () => {
    const run = (query: string, variables: object) => app.graphql(query, { ...variables }, people.administrator);
    const created = await run(
      'mutation ($input: CreateShowInput!) { createShow(input: $input) { show { id name startDate isActive version } } }',
      { input: { show: { name: 'Vicenza', startDate: '2027-01-15' } } },
    );
    expect(created.data).toMatchObject({
      createShow: { show: { startDate: '2027-01-15', isActive: true, version: 1 } },
    });
    const [{ id }] = (await listShows('administrator')) as [RestShow];
    const update = (expectedVersion: number, set: object) =>
      run('mutation ($input: UpdateShowInput!) { updateShow(input: $input) { show { booth version } } }', {
        input: { id, expectedVersion, set },
      });
    expect((await update(1, { booth: 'C 3' })).data).toEqual({ updateShow: { show: { booth: 'C 3', version: 2 } } });
    expect((await update(1, { booth: 'lost' })).errors[0]?.extensions.reason).toBe('STALE_VERSION');
    expect((await update(2, { startDate: '2027-13-01' })).status).toBe(400);

    const flags = await run(
      `mutation ($id: ID!) {
        setShowAdvertised(input: { id: $id, isAdvertised: true }) { show { isAdvertised } }
        setShowActive(input: { id: $id, isActive: false }) { show { isActive } }
        deleteShow(input: { id: $id }) { showId }
      }`,
      { id },
    );
    expect(flags.data).toEqual({
      setShowAdvertised: { show: { isAdvertised: true } },
      setShowActive: { show: { isActive: false } },
      deleteShow: { showId: String(id) },
    });
    expect(await listShows('administrator')).toEqual([]);
  });

  test('accepts uploaded show images only from administrators', async () => {
    const upload = async (file: Blob, token: string) => {
      const query = 'mutation ($input: CreateShowInput!) { createShow(input: $input) { show { image } } }';
      const form = new FormData();
      form.set('operations', JSON.stringify({ query, variables: { input: { show: { name: 'Up', image: null } } } }));
      form.set('map', JSON.stringify({ 0: ['variables.input.show.image'] }));
      form.set('0', file, 'picture.png');
      const { body } = await app.rest<{
        data: { createShow: { show: { image: string } } | null };
        errors?: { extensions: { code: string; details?: { path: string }[] } }[];
      }>('POST', '/graphql', { form, token, headers: { 'apollo-require-preflight': 'true' } });
      return body;
    };
    const image = new Blob([new Uint8Array(await picture(300))]);
    const { data } = await upload(image, people.administrator);
    expect((await fetch(`${app.url}${data.createShow?.show.image}`)).status).toBe(200);
    expect((await upload(image, people.shopper)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const wrong = await upload(new Blob(['no picture']), people.administrator);
    expect(wrong.errors?.[0]?.extensions.details?.[0]?.path).toBe('show.image');
    expect(await listShows('administrator')).toHaveLength(1);
  });
});

test('allows only administrators to change shows', async () => {
  const { id } = await make(basel);
  const other = await createPerson(app);
  for (const [token, status] of [
    [null, 401],
    [other.token, 403],
    [people.agent, 403],
  ] as const) {
    const responses = await Promise.all([
      app.rest<RestShow>('POST', '/api/shows', { token, body: basel }),
      app.rest<RestShow>('PUT', `/api/shows/${id}`, { token, body: { name: 'Mine' } }),
      app.rest<RestShow>('DELETE', `/api/shows/${id}`, { token }),
      app.rest<RestShow>('PATCH', `/api/shows/${id}/active`, { token, body: { isActive: false } }),
      app.rest<RestShow>('PATCH', `/api/shows/${id}/activeAd`, { token, body: { ActiveAd: true } }),
    ]);
    expect(responses.map((response) => [response.status, response.body.errorCode])).toEqual(
      Array(5).fill([status, 70]),
    );
  }
  expect(await listShows('anonymous')).toMatchObject([{ name: 'Basel', isActive: true, activeAd: false }]);
});

describe('calendar file for a show', () => {
  const file = async (show: { id: number }, role: keyof People = 'anonymous') => {
    const headers: Record<string, string> = people[role] ? { authorization: `Bearer ${people[role]}` } : {};
    const response = await fetch(`${app.url}/api/shows/${show.id}/calendar.ics`, { headers });
    return { status: response.status, headers: response.headers, lines: (await response.text()).split('\r\n') };
  };

  test('contains whole-day dates, including the last day', async () => {
    const created = await make({
      ...basel,
      name: 'Basel; gems, and more',
      startDate: '2027-02-27',
      endDate: '2027-03-01',
    });
    const { status, headers, lines } = await file(created);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe(`attachment; filename=show-${created.id}.ics`);
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20270227',
        'DTEND;VALUE=DATE:20270302',
        'SUMMARY:Basel\\; gems\\, and more',
        'LOCATION:Messe Basel',
        'URL;VALUE=URI:https://basel.example.com/',
      ]),
    );
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.join()).toContain(`UID:show-${created.id}@`);
  });

  test('ends a one-day show on the next day, even at the end of a year', async () => {
    const { lines } = await file(await make({ name: 'One day', startDate: '2026-12-31' }));
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  });

  test('keeps the UID and increases SEQUENCE after a change', async () => {
    const created = await make(basel);
    const before = (await file(created)).lines;
    await as('administrator', 'PUT', `/${created.id}`, { booth: 'C 1' });
    const after = (await file(created)).lines;
    const lineOf = (lines: string[], name: string) => lines.find((line) => line.startsWith(`${name}:`));
    expect(lineOf(after, 'UID')).toBe(lineOf(before, 'UID'));
    const sequence = (lines: string[]) => Number(lineOf(lines, 'SEQUENCE')?.slice('SEQUENCE:'.length));
    expect(sequence(after)).toBeGreaterThan(sequence(before));
    expect(after.join('\n')).toContain('C 1');
  });

  test('serves the calendar file only if the caller can see the show and the show has a start date', async () => {
    const hidden = await make({ ...basel, isActive: false });
    expect((await file(hidden)).status).toBe(404);
    expect((await file(hidden, 'administrator')).status).toBe(200);
    expect((await file(await make({ name: 'Some day' }))).status).toBe(404);
    expect((await file({ id: 999_999_999 })).status).toBe(404);
  });
});
