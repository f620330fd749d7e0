import sharp from 'sharp';
import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverGraphql, importOverRest } from '../import/files.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

type Product = Record<string, unknown>;

const post = (body: object, token: string | null = people.administrator) =>
  app.rest<Product & { details?: { path: string; message: string }[] }>('POST', '/api/products', { body, token });
const products = async (query = '', token: string | null = null): Promise<string[]> => {
  const { body } = await app.rest<Product[]>('GET', `/api/products${query}`, { token });
  return body.map(({ stockNumber }) => String(stockNumber));
};
const read = (stockNumber: string, token: string | null = null) =>
  app.rest<Product>('GET', `/api/products/${encodeURIComponent(stockNumber)}`, { token });

const piece = `id stockNumber title type status price { total } totalPrice webPrice measurements version
  media { images { slot url } } mainStone { type carats color } sideStones { position type number carats }`;
const list = (variables: object, token: string | null, selection = `items { ${piece} }`) =>
  app.graphql<{
    jewelleryPieces: { total: number; items: Product[]; facets: { options: { value: string; count: number }[] }[] };
  }>(
    `query ($filter: JewelleryPieceFilter, $sort: [JewelleryPieceSort!]) {
      jewelleryPieces(filter: $filter, sort: $sort) { total ${selection} }
    }`,
    { ...variables },
    token,
  );

test('creates, reads, changes and deletes a piece over REST with the documented names and defaults', async () => {
  const created = await post({
    stockNumber: 'R 10/A',
    title: 'Toi et moi',
    type: 'ring',
    measurments: '10 × 12 mm',
    forthSideStoneType: 'Ruby',
    forthSideStoneNumber: 4,
    totalPrice: 1200.5,
    cost: 700,
    dateArrived: '2026-02-28',
  });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({
    stockNumber: 'R 10/A',
    quantity: 1,
    status: 'Available',
    measurments: '10 × 12 mm',
    forthSideStoneType: 'Ruby',
    forthSideStoneNumber: 4,
    price: 1200.5,
    cost: 700,
    dateArrived: '2026-02-28',
    image1: 'NoImage.jpg',
    image10: 'NoImage.jpg',
    video: 'NoVideo.mp4',
    imageOrder: 'image1,image2,image3,image4,image5,image6,image7,image8,image9,image10',
  });
  const piece = await read('R 10/A');
  expect(piece.body).toMatchObject({ title: 'Toi et moi', price: 1200.5 });
  for (const secret of ['cost', 'internalNotes', 'soldFor']) expect(piece.body).not.toHaveProperty(secret);

  const path = `/api/products/${encodeURIComponent('R 10/A')}`;
  const changed = await app.rest<Product>('PATCH', path, {
    body: { ...created.body, title: 'Moi et toi', webPrice: 999, expectedVersion: created.body.version },
    token: people.administrator,
  });
  expect(changed.body).toMatchObject({ title: 'Moi et toi', price: 999, totalPrice: 1200.5, image1: 'NoImage.jpg' });
  const stale = await app.rest<Product>('PATCH', path, {
    body: { title: 'Too late', expectedVersion: created.body.version },
    token: people.administrator,
  });
  expect(stale.status).toBe(409);
  for (const [method, token, status] of [
    ['PATCH', null, 401],
    ['PATCH', people.shopper, 403],
    ['DELETE', people.agent, 403],
  ] as const) {
    expect((await app.rest(method, path, { body: { title: 'No' }, token })).status).toBe(status);
  }
  expect((await read('R 10/A')).body.title).toBe('Moi et toi');
  expect((await app.rest('DELETE', path, { token: people.administrator })).status).toBe(204);
  expect((await app.rest<Product>('DELETE', path, { token: people.administrator })).body.errorCode).toBe(95);
  expect((await read('R 10/A', people.administrator)).body.errorCode).toBe(95);
});

test('names the invalid fields as they were sent, and creates no piece', async () => {
  const { status, body } = await post({
    stockNumber: 'WRONG',
    type: 'crown',
    status: 'Gone',
    quantity: 1.5,
    measurments: 7,
    forthSideStoneCarat: -1,
    dateArrived: '2026-02-30',
    image3: 'javascript:alert(1)',
    imageOrder: 'image1,image1',
    price: 5,
  });
  expect([status, body.errorCode]).toEqual([400, 90]);
  expect(body.details?.map(({ path }) => path).sort()).toEqual(
    ['type', 'status', 'quantity', 'measurments', 'forthSideStoneCarat', 'dateArrived', 'image3', 'imageOrder'].sort(),
  );
  expect((await read('WRONG', people.administrator)).status).toBe(404);
  const unknownPage = await app.rest<Product>('GET', '/api/products?type=crown');
  expect([unknownPage.status, unknownPage.body.errorCode]).toEqual([400, 90]);
});

test('lists active and available pieces on storefront pages, and all pieces for administrators', async () => {
  const before = await products('?type=all');
  expect(before).toEqual([]);
  await post({ stockNumber: 'P1', type: 'ring', totalPrice: 100 });
  await post({ stockNumber: 'P2', type: 'brooch', isOneOfAKind: true });
  await post({ stockNumber: 'P3', type: 'ring', status: 'Sold', soldFor: 90 });
  await post({ stockNumber: 'P4', type: 'ring', isActive: false });
  expect(await products()).toEqual(['P1', 'P2']);
  expect(await products('?type=ring', people.shopper)).toEqual(['P1']);
  expect(await products('?type=one-of-a-kind')).toEqual(['P2']);
  expect(await products('?type=all', people.administrator)).toEqual(['P1', 'P2', 'P3', 'P4']);
  expect((await read('P3')).body.errorCode).toBe(95);
  expect((await read('P3', people.administrator)).body).toMatchObject({ status: 'Sold', soldFor: 90 });

  const rings = await app.rest('GET', '/api/products?type=ring');
  const condition = { headers: { 'if-none-match': rings.headers.get('etag') ?? '' } };
  expect((await app.rest('GET', '/api/products?type=ring', condition)).status).toBe(304);
  expect((await app.rest('GET', '/api/products?type=brooch', condition)).status).toBe(200);

  const facets = 'facets(fields: [TYPE, STATUS]) { ... on OptionFacet { options { value count } } }';
  const counts = async (token: string | null) => {
    const { data, errors } = await list({}, token, facets);
    expect(errors).toEqual([]);
    const options = data?.jewelleryPieces.facets.flatMap((facet) => facet.options.filter(({ count }) => count > 0));
    return [data?.jewelleryPieces.total, options?.map(({ value, count }) => `${value} ${count}`)];
  };
  expect(await counts(people.shopper)).toEqual([2, ['RING 1', 'BROOCH 1', 'AVAILABLE 2']]);
  expect(await counts(people.administrator)).toEqual([4, ['RING 3', 'BROOCH 1', 'AVAILABLE 3', 'SOLD 1']]);
});

test('returns FORBIDDEN and null for each administrator-only field', async () => {
  for (const [filter, sort, selection] of [
    [{ cost: { min: 1 } }, null, ''],
    [{ soldFor: { min: 1 } }, null, ''],
    [null, [{ field: 'COST' }], ''],
    [null, [{ field: 'INTERNAL_NOTES' }], 'items { id }'],
    [null, null, 'facets(fields: [SOLD_FOR]) { field }'],
  ] as const) {
    const { errors } = await list({ filter, sort }, people.shopper, selection);
    expect(errors[0]?.extensions.errorCode).toBe(70);
  }
  const { data, errors } = await list({}, people.shopper, 'items { title cost holdUser { id } }');
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(Array(4).fill('FORBIDDEN'));
  expect(data?.jewelleryPieces.items).toEqual(Array(2).fill({ title: null, cost: null, holdUser: null }));
});

test('returns grouped stones and images in order over GraphQL, and accepts base64 images', async () => {
  const pixels = sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } });
  const jpeg = (await pixels.clone().jpeg().toBuffer()).toString('base64');
  const png = `data:image/png;base64,${(await pixels.clone().png().toBuffer()).toString('base64')}`;
  const { data, errors } = await app.graphql<{ createJewelleryPiece: { jewelleryPiece: Product } }>(
    `mutation ($input: CreateJewelleryPieceInput!) { createJewelleryPiece(input: $input) { jewelleryPiece { ${piece} } } }`,
    {
      input: {
        jewelleryPiece: {
          type: 'NECKLACE',
          image1: jpeg,
          image2: 'https://pictures.example/2.jpg',
          image4: png,
          imageOrder: 'image4, image1,image3',
          mainStoneType: 'Sapphire',
          caratMainStone: 1.234,
          thirdSideStoneType: 'Diamond',
          thirdSideStoneNumber: 12,
        },
      },
    },
    people.administrator,
  );
  expect(errors).toEqual([]);
  expect(data?.createJewelleryPiece.jewelleryPiece).toMatchObject({
    stockNumber: expect.stringMatching(/^JW-\d+$/),
    price: null,
    media: {
      images: [
        { slot: 'image4', url: expect.stringMatching(/^\/media\/.+\.webp$/) },
        { slot: 'image1', url: expect.stringMatching(/^\/media\/.+\.webp$/) },
      ],
    },
    mainStone: { type: 'Sapphire', carats: 1.234, color: null },
    sideStones: [{ position: 3, type: 'Diamond', number: 12, carats: null }],
  });
  const hidden = '{ jewelleryPieces { items { media { hiddenImages { slot url } } } } }';
  const list = await app.graphql<{ jewelleryPieces: { items: object[] } }>(hidden, {}, people.administrator);
  expect(list.data?.jewelleryPieces.items).toContainEqual({
    media: { hiddenImages: [{ slot: 'image2', url: 'https://pictures.example/2.jpg' }] },
  });
  const rejection = await app.graphql(hidden, {}, people.shopper);
  expect(new Set(rejection.errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['FORBIDDEN']));
  const damaged = await post({ type: 'ring', image2: Buffer.from('no picture at all').toString('base64') });
  expect([damaged.status, damaged.body.details?.[0]?.path]).toEqual([400, 'image2']);
});

test('lets only administrators upload images for a piece', async () => {
  const upload = async (content: Uint8Array<ArrayBuffer>, token: string | null) => {
    const form = new FormData();
    const query = 'mutation ($input: UploadImageInput!) { uploadImage(input: $input) { url } }';
    form.set('operations', JSON.stringify({ query, variables: { input: { file: null } } }));
    form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
    form.set('0', new File([content], 'ring.jpg', { type: 'image/jpeg' }));
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'apollo-require-preflight': 'true', ...(token && { authorization: `Bearer ${token}` }) },
      body: form,
    });
    return response.json();
  };
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { data } = await upload(Uint8Array.from(png), people.administrator);
  const picture = await fetch(`${app.url}${data.uploadImage.url}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const { body } = await post({ type: 'ring', image1: data.uploadImage.url });
  expect(body.image1).toBe(data.uploadImage.url);

  for (const content of ['<svg/>', '']) {
    const rejection = await upload(new TextEncoder().encode(content), people.administrator);
    expect(rejection.errors[0].extensions).toMatchObject({ errorCode: 90, details: [{ path: 'file' }] });
  }
  for (const token of [people.anonymous, people.shopper, people.agent]) {
    expect((await upload(Uint8Array.from(png), token)).errors[0].extensions.errorCode).toBe(70);
  }
});

test('updates, hides and deletes a piece over GraphQL, and rejects a stale version', async () => {
  const { body: created } = await post({ stockNumber: 'G1', type: 'bracelet', totalPrice: 10 });
  const change = (mutation: string, input: object, token: string | null = people.administrator) => {
    const name = mutation.replace(/^./, (letter) => letter.toUpperCase());
    const selection = 'jewelleryPiece { title subType isActive price { total } version }';
    const selections: Record<string, string> = {
      deleteJewelleryPiece: 'id',
      setStockActive: 'item { isActive version }',
    };
    const fields = selections[mutation] ?? selection;
    return app.graphql<Record<string, { id?: string; jewelleryPiece?: Product } | null>>(
      `mutation ($input: ${name}Input!) { ${mutation}(input: $input) { ${fields} } }`,
      { input: { id: created.id, ...input } },
      token,
    );
  };
  for (const token of [people.anonymous, people.shopper, people.agent]) {
    for (const [mutation, input] of [
      ['updateJewelleryPiece', { set: { title: 'No' } }],
      ['setStockActive', { kind: 'JEWELLERY', isActive: false }],
      ['deleteJewelleryPiece', {}],
    ] as const) {
      const versioned = mutation.startsWith('update') ? { expectedVersion: 1, ...input } : input;
      expect((await change(mutation, versioned, token)).errors[0]?.extensions.errorCode).toBe(70);
    }
  }
  const set = { title: 'Links', subType: 'Cuff', webPrice: 12.5 };
  const changed = await change('updateJewelleryPiece', { expectedVersion: 1, set });
  expect(changed.data?.updateJewelleryPiece?.jewelleryPiece).toMatchObject({
    title: 'Links',
    price: { total: 12.5 },
    version: 2,
  });
  const stale = await change('updateJewelleryPiece', { expectedVersion: 1, set: { title: 'Late' } });
  expect(stale.errors[0]?.extensions).toMatchObject({ errorCode: 90, reason: 'STALE_VERSION' });
  const wrong = await change('updateJewelleryPiece', { expectedVersion: 2, set: { type: null, quantity: -1 } });
  expect(wrong.errors[0]?.extensions.details?.map(({ path }) => path).sort()).toEqual(['set.quantity', 'set.type']);
  await change('setStockActive', { kind: 'JEWELLERY', isActive: false });
  expect((await read('G1')).status).toBe(404);
  const deleted = await change('deleteJewelleryPiece', {});
  expect(deleted.data?.deleteJewelleryPiece).toEqual({ id: String(created.id) });
  expect((await change('deleteJewelleryPiece', {})).errors[0]?.extensions.errorCode).toBe(95);
});

test('imports the price as the total, and leaves unchanged the status of pieces that are sold or on hold', async () => {
  const file = (price: string) =>
    csv(
      [
        'Stock #',
        'Jewelry Type',
        'Name',
        'Price',
        'Availability',
        'Karat',
        'Center Stone Type',
        'Image Link',
        'Arrival Date',
      ],
      ['F1', 'Rings', 'Solitaire', price, 'GA', '18K', 'Diamond', 'https://a.example/1.jpg', '2026-01-31'],
      ['F2', 'Brooch Pin', 'Bee', '300', 'M', '', '', 'NoImage.jpg', ''],
    );
  const send = (content: string, query: Record<string, string> = {}, token: string | null = people.administrator) =>
    importOverRest(app, content, { token, type: 'products', query });
  expect((await send(file('1200.50'), {}, people.shopper)).status).toBe(403);
  expect((await send(file('1200.50'))).body).toMatchObject({ inserted: 2, problems: [] });
  expect((await read('F1')).body).toMatchObject({
    ...{ type: 'ring', totalPrice: 1200.5, webPrice: null, price: 1200.5, status: 'Available', karatGold: '18K' },
    ...{ mainStoneType: 'Diamond', image1: 'https://a.example/1.jpg', dateArrived: '2026-01-31' },
  });
  expect((await read('F2', people.administrator)).body).toMatchObject({ status: 'Memo', image1: 'NoImage.jpg' });
  const { data } = await importOverGraphql(app, file('1200.50'), {}, people.administrator, {
    type: 'products',
  });
  expect(data?.importStock?.report).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 });

  await app.rest('PATCH', '/api/products/F1', { body: { status: 'Sold', soldFor: 1100 }, token: people.administrator });
  expect((await send(file('1300'))).body).toMatchObject({ updated: 1, unchanged: 1 });
  expect((await read('F1', people.administrator)).body).toMatchObject({
    status: 'Sold',
    totalPrice: 1300,
    soldFor: 1100,
  });
  const replaced = await send(csv(['Stock #', 'Type'], ['F9', 'ring']), { mode: 'replace' });
  expect(replaced.body).toMatchObject({ inserted: 1, problems: [] });
  for (const stockNumber of ['F1', 'F2'])
    expect((await read(stockNumber, people.administrator)).body.isActive).toBe(true);
  const rejection = await send(csv(['Stock #', 'Type', 'Image Order'], ['F10', 'crown', 'image11']));
  expect(rejection.body.details?.map(({ path }) => path)).toEqual(['rows.1.Type', 'rows.1.Image Order']);
});

test('rejects the deletion of a piece that is in an open order', async () => {
  const { body } = await post({ stockNumber: 'O/1', type: 'ring', totalPrice: 500 });
  const added = await app.graphql(
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { index } } }',
    { input: { items: [{ jewelleryPieceId: body.id }] } },
    people.shopper,
  );
  expect(added).toMatchObject({ data: { addToCart: { problems: [] } } });
  expect((await app.rest('POST', '/api/orders', { token: people.shopper })).status).toBe(201);
  expect((await read('O/1', people.administrator)).body.status).toBe('Hold');
  const rejection = await app.rest<Product>('DELETE', '/api/products/O%2F1', { token: people.administrator });
  expect([rejection.status, rejection.body]).toMatchObject([
    409,
    { errorCode: 90, details: [{ path: 'stockNumber' }] },
  ]);
  expect((await read('O/1', people.administrator)).status).toBe(200);
});

test('lets only the holder add a piece on hold to the cart, and clears the holder when the status changes', async () => {
  const { body } = await post({ stockNumber: 'H1', type: 'pendant', totalPrice: 100 });
  const buyer = await createPerson(app);
  const hold = (input: object, token: string | null = people.administrator) =>
    app.graphql<{ holdJewelleryPiece: { jewelleryPiece: Product } | null }>(
      `mutation ($input: HoldJewelleryPieceInput!) {
        holdJewelleryPiece(input: $input) { jewelleryPiece { status holdUser { id } } }
      }`,
      { input },
      token,
    );
  const put = async (token: string) => {
    const { data } = await app.graphql<{ addToCart: { problems: object[] } }>(
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { index } } }',
      { input: { items: [{ jewelleryPieceId: body.id }] } },
      token,
    );
    return data?.addToCart.problems.length;
  };
  const { data } = await hold({ id: body.id, userId: buyer.id });
  expect(data?.holdJewelleryPiece?.jewelleryPiece).toEqual({ status: 'HOLD', holdUser: { id: String(buyer.id) } });
  for (const token of [people.anonymous, people.shopper, people.agent]) {
    expect((await hold({ id: body.id, userId: buyer.id }, token)).errors[0]?.extensions.errorCode).toBe(70);
  }
  expect((await hold({ id: body.id, userId: 999_999 })).errors[0]?.extensions.errorCode).toBe(140);
  expect((await hold({ id: 999_999, userId: buyer.id })).errors[0]?.extensions.errorCode).toBe(95);
  expect(await put(people.shopper)).toBe(1);
  expect(await put(buyer.token)).toBe(0);

  const status = (value: string) =>
    app.rest('PATCH', '/api/products/H1', { body: { status: value }, token: people.administrator });
  const holder = async () => {
    const listed = await list({ filter: { stockNumbers: ['H1'] } }, people.administrator, 'items { holdUser { id } }');
    return listed.data?.jewelleryPieces.items[0]?.holdUser;
  };
  await status('Memo');
  expect(await holder()).toBeNull();
  await status('Hold');
  expect(await holder()).toBeNull();
  await status('Sold');
  expect((await hold({ id: body.id, userId: buyer.id })).errors[0]?.extensions).toMatchObject({
    errorCode: 90,
    details: [{ path: 'id' }],
  });
});

test('sorts size facets by size and text facets by count', async () => {
  for (const [index, [ringSize, brand]] of [
    ['10', 'Aurum'],
    ['9', 'Zeta'],
    ['10', 'Zeta'],
    ['5.5', 'Zeta'],
  ].entries()) {
    expect((await post({ stockNumber: `SIZE-${index}`, type: 'ring', ringSize, brand, totalPrice: 900 })).status).toBe(
      201,
    );
  }
  const facets = 'facets(fields: [RING_SIZE, BRAND]) { ... on OptionFacet { options { value count } } }';
  const { data, errors } = await list({ filter: { brands: ['Aurum', 'Zeta'] } }, people.administrator, facets);
  expect(errors).toEqual([]);
  expect(data?.jewelleryPieces.facets.map(({ options }) => options)).toEqual([
    [
      { value: '5.5', count: 1 },
      { value: '9', count: 1 },
      { value: '10', count: 2 },
    ],
    [
      { value: 'Zeta', count: 3 },
      { value: 'Aurum', count: 1 },
    ],
  ]);
});
