import sharp from 'sharp';
import { holdsModule } from '../../../server/src/modules/holds/index.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

interface Wrapped {
  id: number;
  isActive: boolean;
  product: Record<string, unknown>;
}

interface Refusal {
  errorCode: number;
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

let serial = 0;
const newStone = (fields: Record<string, unknown> = {}) => ({
  stockId: `CH-${++serial}`,
  shapeId: 1,
  carats: 1.01,
  pricePerCarat: 5000,
  ...fields,
});

/** Returns GraphQL input for a new stone. */
const newInput = (fields: Record<string, unknown> = {}) => {
  const { stockId, ...stone } = newStone(fields);
  return { ...stone, stockNumber: stockId, shapeId: '1', ...fields };
};

const as = (persona: keyof People) => ({ token: people[persona] });

async function create(fields: Record<string, unknown> = {}): Promise<Wrapped> {
  const { status, body } = await app.rest<Wrapped>('POST', '/api/diamonds', {
    ...as('administrator'),
    body: newStone(fields),
  });
  expect(status).toBe(201);
  return body;
}

const read = async (id: number): Promise<Wrapped> =>
  (await app.rest<Wrapped>('GET', `/api/diamonds/${id}`, as('administrator'))).body;

describe('POST /api/diamonds', () => {
  test('stores every field of a stone, and returns the stone as administrators see it', async () => {
    const input = {
      colorId: 3,
      clarityId: 4,
      cutId: 2,
      fluorId: 1,
      labId: 1,
      polishId: 2,
      symmetryId: 4,
      rapPrice: 10_000,
      certificateNo: '0012345',
      certificateUrl: 'https://reports.example.com/0012345',
      fluorescence: 'Faint blue',
      vendor: 'Supplier',
      memoDate: '2026-11-01',
      depthPercent: 61.5,
      isPair: true,
      parcelStones: 2,
    };
    const { id, isActive, product } = await create(input);
    expect(isActive).toBe(true);
    expect(product).toMatchObject({
      ...input,
      memoDate: '2026-11-01T00:00:00.000Z',
      status: 1,
      pricePerCarat: 5000,
      totalPrice: 5050,
      discount: -50,
    });
    expect(await read(id)).toEqual({ id, isActive, product });
  });

  test('accepts a stone in the wrapped format, and a total price that is exact to the cent', async () => {
    const body = {
      isActive: false,
      product: { ...newStone(), carats: 3.07, pricePerCarat: undefined, totalPrice: 1000.01 },
    };
    const response = await app.rest<Wrapped>('POST', '/api/diamonds', { ...as('administrator'), body });
    expect(response.body).toMatchObject({ isActive: false, product: { totalPrice: 1000.01, pricePerCarat: 325.74 } });
  });

  test.each([
    ['a weight that is not positive', { carats: -0.5 }, 'carats'],
    ['a weight with too many decimals', { carats: 1.00001 }, 'carats'],
    ['an unknown laboratory', { labId: 999 }, 'labId'],
    ['an unknown shape', { shapeId: 'round' }, 'shapeId'],
    ['a negative price', { pricePerCarat: -1 }, 'pricePerCarat'],
    ['no price', { pricePerCarat: null }, 'pricePerCarat'],
    ['a blank stock number', { stockId: '  ' }, 'stockId'],
    ['a link that runs code', { imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
    ['base64 that is not a picture', { pic2: 'A'.repeat(40) }, 'pic2'],
    ['an unknown status', { status: 9 }, 'status'],
    ['a parcel without stones', { parcelStones: 0 }, 'parcelStones'],
    [
      'a total that is too high for the weight',
      { pricePerCarat: null, totalPrice: 99_999_999, carats: 0.001 },
      'totalPrice',
    ],
    ['a URL that runs code', { imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
    ['a character that the database cannot store', { comment: 'a\u0000b' }, 'comment'],
    ['an unpaired surrogate', { comment: 'a\ud83d' }, 'comment'],
    ['an angle above 90 degrees', { crownAngle: 90.1 }, 'crownAngle'],
  ])('rejects a stone with %s and names the invalid field', async (_description, wrong, path) => {
    const stone = newStone(wrong);
    const { status, body } = await app.rest<Refusal>('POST', '/api/diamonds', { ...as('administrator'), body: stone });
    expect(status).toBe(400);
    expect(body.errorCode).toBe(90);
    expect(body.details?.map((detail) => detail.path)).toContain(path);
  });

  test('rejects a stock number that is in use', async () => {
    const { product } = await create();
    const { status, body } = await app.rest<Refusal>('POST', '/api/diamonds', {
      ...as('administrator'),
      body: newStone({ stockId: product.stockId }),
    });
    expect({ status, errorCode: body.errorCode, path: body.details?.[0]?.path }).toEqual({
      status: 400,
      errorCode: 90,
      path: 'stockId',
    });
  });

  test.each(['anonymous', 'shopper', 'agent'] as const)(
    'rejects the creation of a stone by caller %s',
    async (persona) => {
      const { status, body } = await app.rest<Refusal>('POST', '/api/diamonds', { ...as(persona), body: newStone() });
      expect({ status, errorCode: body.errorCode }).toEqual({
        status: persona === 'anonymous' ? 401 : 403,
        errorCode: 70,
      });
    },
  );
});

describe('PUT /api/diamonds/{id}', () => {
  test('changes the given fields of a stone, clears blank fields and keeps omitted fields', async () => {
    const { id } = await create({ comment: 'nice', milky: 'None', colorId: 2 });
    const { status, body } = await app.rest<Wrapped>('PUT', `/api/diamonds/${id}`, {
      ...as('administrator'),
      body: { comment: '', colorId: 5, carats: 2 },
    });
    expect(status).toBe(200);
    expect(body.product).toMatchObject({
      comment: null,
      milky: 'None',
      colorId: 5,
      carats: 2,
      totalPrice: 10_000,
      version: 2,
    });
  });

  test('changes nothing if the response of the GET request is sent back unchanged', async () => {
    const holder = await createPerson(app);
    const { id } = await create({ carats: 3.07, pricePerCarat: undefined, totalPrice: 1000.01 });
    await app.rest('PATCH', `/api/diamonds/${id}/status`, {
      ...as('administrator'),
      body: { status: 2, holdUserId: holder.id, holdUntil: '2099-01-01T00:00:00Z' },
    });
    const before = await read(id);
    const { body } = await app.rest<Wrapped>('PUT', `/api/diamonds/${id}`, { ...as('administrator'), body: before });
    expect(body).toEqual(before);
  });

  test('returns error code 30 for an unknown stone', async () => {
    const { status, body } = await app.rest<Refusal>('PUT', '/api/diamonds/999999', {
      ...as('administrator'),
      body: { carats: 1 },
    });
    expect({ status, errorCode: body.errorCode }).toEqual({ status: 404, errorCode: 30 });
  });

  test('rejects a stale version of a stone and changes nothing', async () => {
    const { id, product } = await create();
    await app.rest('PUT', `/api/diamonds/${id}`, { ...as('administrator'), body: { comment: 'first' } });
    const { status, body } = await app.rest<Refusal>('PUT', `/api/diamonds/${id}`, {
      ...as('administrator'),
      body: { expectedVersion: product.version, comment: 'second' },
    });
    expect({ status, reason: body.reason }).toEqual({ status: 409, reason: 'STALE_VERSION' });
    expect((await read(id)).product.comment).toBe('first');
  });
});

describe('stone status', () => {
  const setStatus = (id: number, body: unknown) =>
    app.rest<Wrapped & Refusal>('PATCH', `/api/diamonds/${id}/status`, { ...as('administrator'), body });

  test('stores the buyer and end time of a hold, and clears both when the status changes', async () => {
    const { id } = await create();
    const holder = await createPerson(app);
    const holdResponse = await setStatus(id, { status: 2, holdUserId: holder.id, holdUntil: '2099-01-01T00:00:00Z' });
    expect(holdResponse.body.product).toMatchObject({
      status: 2,
      hold: true,
      holdUserId: holder.id,
      holdUntil: '2099-01-01T00:00:00.000Z',
    });
    const back = await setStatus(id, { status: 'Available' });
    expect(back.body.product).toMatchObject({ status: 1, hold: false, holdUserId: null, holdUntil: null });
  });

  test.each([
    ['an unknown status', { status: 7 }, 90, 'status'],
    ['a hold with an end in the past', { status: 2, holdUntil: '2020-01-01T00:00:00Z' }, 90, 'holdUntil'],
    ['a buyer without a hold', { status: 3, holdUserId: 1 }, 90, 'holdUserId'],
    ['an unknown buyer', { status: 2, holdUserId: 999_999 }, 140, 'holdUserId'],
  ])('rejects a status change with %s', async (_description, change, errorCode, path) => {
    const { id, product } = await create();
    const { body } = await setStatus(id, change);
    expect({ errorCode: body.errorCode, path: body.details?.[0]?.path }).toEqual({ errorCode, path });
    expect((await read(id)).product).toEqual(product);
  });

  test('makes a stone available after its hold has expired', async () => {
    const { id } = await create();
    await setStatus(id, { status: 2, holdUntil: '2099-01-01T00:00:00Z' });
    const em = app.em();
    await em.execute("update diamond set hold_until = now() - interval '1 second' where id = ?", [id]);
    const release = holdsModule.jobs.find(({ queue }) => queue === 'catalogue.release-expired-holds');
    await release?.handle({ em, services: app.services, log: createLogger('silent') }, {});
    expect((await read(id)).product).toMatchObject({ status: 1, hold: false, holdUntil: null });
  });

  test('leaves the list unchanged if no hold has expired', async () => {
    const etag = async () => (await app.rest('GET', '/api/diamonds', as('administrator'))).headers.get('etag');
    const before = await etag();
    const release = holdsModule.jobs.find(({ queue }) => queue === 'catalogue.release-expired-holds');
    await release?.handle({ em: app.em(), services: app.services, log: createLogger('silent') }, {});
    expect(await etag()).toBe(before);
  });
});

test('hides an inactive stone from everyone except administrators', async () => {
  const { id } = await create({ showToAll: true });
  const { status } = await app.rest('PATCH', `/api/diamonds/${id}/active`, {
    ...as('administrator'),
    body: { isActive: false },
  });
  expect(status).toBe(200);
  expect((await app.rest('GET', `/api/diamonds/${id}`, as('shopper'))).status).toBe(404);
  expect((await read(id)).isActive).toBe(false);
});

test('highlights only one stone at a time, even if requests are concurrent', async () => {
  const stones = await Promise.all([
    create({ showToAll: true }),
    create({ showToAll: true }),
    create({ showToAll: true }),
  ]);
  const responses = await Promise.all(
    stones.map(({ id }) => app.rest('PATCH', `/api/diamonds/${id}/highlight`, as('administrator'))),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { body } = await app.rest<Wrapped[]>('GET', '/api/diamonds/highlighted', as('anonymous'));
  expect(body).toHaveLength(1);
  expect(stones.map(({ id }) => id)).toContain(body[0]?.id);
});

describe('base64 images of a stone', () => {
  const storedUrl = expect.stringMatching(/^\/media\/.+\.webp$/);
  const sent = async (format: 'png' | 'jpeg') => {
    const pixels = sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } });
    return (await pixels.toFormat(format).toBuffer()).toString('base64');
  };

  test('accepts images of a stone over REST', async () => {
    const pictures = {
      imageUrl: await sent('jpeg'),
      pic2: `data:image/png;base64,${await sent('png')}`,
      pic3: '/media/x.webp',
    };
    const { id, product } = await create(pictures);
    expect(product).toMatchObject({ imageUrl: storedUrl, pic2: storedUrl, pic3: '/media/x.webp', pic4: null });
    const changed = await app.rest<Wrapped>('PUT', `/api/diamonds/${id}`, {
      ...as('administrator'),
      body: { pic4: await sent('png'), setImage: await sent('jpeg'), pic2: '' },
    });
    expect(changed.body.product).toMatchObject({
      pic4: storedUrl,
      setImage: storedUrl,
      pic2: null,
      imageUrl: product.imageUrl,
    });
    const rejection = await app.rest<Refusal>('PUT', `/api/diamonds/${id}`, {
      ...as('administrator'),
      body: { setImage: 'A'.repeat(40) },
    });
    expect([rejection.status, rejection.body.details?.[0]?.path]).toEqual([400, 'setImage']);
  });

  test('accepts images of a stone over GraphQL', async () => {
    const diamond = newInput({ imageUrl: await sent('png') });
    const { data, errors } = await app.graphql<{ createDiamond: { diamond: { id: string } } }>(
      'mutation ($input: CreateDiamondInput!) { createDiamond(input: $input) { diamond { id } } }',
      { input: { diamond } },
      people.administrator,
    );
    expect(errors).toEqual([]);
    const id = Number(data?.createDiamond.diamond.id);
    expect((await read(id)).product).toMatchObject({ imageUrl: storedUrl });
    const update = async (set: object) => {
      const expectedVersion = (await read(id)).product.version;
      return app.graphql(
        'mutation ($input: UpdateDiamondInput!) { updateDiamond(input: $input) { diamond { id } } }',
        { input: { id, expectedVersion, set } },
        people.administrator,
      );
    };
    expect((await update({ setImage: await sent('jpeg') })).errors).toEqual([]);
    expect((await read(id)).product).toMatchObject({ setImage: storedUrl });
    const damaged = await update({ setImage: 'A'.repeat(40) });
    expect(damaged.errors[0]?.extensions).toMatchObject({ errorCode: 90, details: [{ path: 'set.setImage' }] });
  });
});

describe('changes to diamonds over GraphQL', () => {
  const createMutation =
    'mutation ($input: CreateDiamondInput!) { createDiamond(input: $input) { diamond { id version vendor shape { label } price { total } } } }';

  test('creates and updates a stone, and rejects a stale version', async () => {
    const stone = newInput({ vendor: 'Supplier' });
    const created = await app.graphql<{ createDiamond: { diamond: { id: string; version: number } } }>(
      createMutation,
      { input: { diamond: stone } },
      people.administrator,
    );
    expect(created.data?.createDiamond.diamond).toMatchObject({
      vendor: 'Supplier',
      shape: { label: 'Round' },
      price: { total: 5050 },
    });
    const { id, version } = created.data?.createDiamond.diamond ?? { id: '', version: 0 };
    const update = (set: Record<string, unknown>) =>
      app.graphql(
        'mutation ($input: UpdateDiamondInput!) { updateDiamond(input: $input) { diamond { version comment } } }',
        { input: { id, expectedVersion: version, set } },
        people.administrator,
      );
    expect((await update({ comment: 'one' })).data).toEqual({
      updateDiamond: { diamond: { version: version + 1, comment: 'one' } },
    });
    expect((await update({ comment: 'two' })).errors[0]?.extensions).toMatchObject({
      code: 'INVALID_REQUEST',
      reason: 'STALE_VERSION',
    });
  });

  test('names the invalid field in the GraphQL error', async () => {
    const { errors } = await app.graphql(
      createMutation,
      { input: { diamond: newInput({ shapeId: '77' }) } },
      people.administrator,
    );
    expect(errors[0]?.extensions).toMatchObject({ errorCode: 90, details: [{ path: 'diamond.shapeId' }] });
  });
});
