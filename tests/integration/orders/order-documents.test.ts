import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createItems, type Items, kinds } from '../../support/item-fixtures.ts';
import { pagesOfPdf } from '../../support/pdf.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { picture, sendFiles } from '../site-content/media-files.ts';
import { addAddress, graphqlOrders } from './back-office.ts';
import { restOrders } from './rest-orders.ts';

const status = { processing: 0, cancelled: 1, payment: 2, delivery: 3, completed: 4 };

let app: TestApp;
let ordersRest: ReturnType<typeof restOrders>;
let admin: Person;
let buyer: Person;

beforeAll(async () => {
  app = await startTestApp({ env: { BRAND_NAME: 'House of Tests', CURRENCY: 'EUR' } });
  ordersRest = restOrders(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());
beforeEach(async () => {
  buyer = await createPerson(app);
});

interface OrderedLine {
  description: string;
  stockNumber: string;
  price: { total: number };
}

interface Ordered {
  id: string;
  totalPrice: number;
  documentUrl: string;
  lines: OrderedLine[];
}

async function read(id: number | string, token: string | null): Promise<Ordered> {
  const { data, errors } = await app.graphql<{ order: Ordered }>(
    'query ($id: ID!) { order(id: $id) { id totalPrice documentUrl lines { description stockNumber price { total } } } }',
    { id },
    token,
  );
  if (!data?.order) throw new Error(JSON.stringify(errors));
  return data.order;
}

async function orderOf(count: number, facts: object = {}): Promise<Ordered> {
  const stones = await createStones(
    app,
    Array.from({ length: count }, () => facts),
  );
  await ordersRest.fillCart(buyer.token, stones);
  const { body } = await ordersRest.order(buyer.token);
  return read(body.id, buyer.token);
}

/** Requests a PDF without an access token, as a browser does. */
const open = (url: string): Promise<Response> => fetch(`${app.url}${url}`);

async function paperOf(
  id: number | string,
  token = buyer.token,
): Promise<{ response: Response; pages: readonly string[] }> {
  const response = await open((await read(id, token)).documentUrl);
  if (response.status !== 200) throw new Error(await response.text());
  return { response, pages: await pagesOfPdf(await response.arrayBuffer()) };
}

const amount = (value: number): string => value.toLocaleString('en-US', { minimumFractionDigits: 2 });

test.each(kinds)('prints all lines of an order with items of the kind $name', async ({ name, item }) => {
  const items: Items = await createItems(app);
  const { errors } = await app.graphql(
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { message } } }',
    { input: { items: [item(items)] } },
    buyer.token,
  );
  expect(errors).toEqual([]);
  const { body } = await ordersRest.order(buyer.token);
  const order = await read(body.id, buyer.token);
  const { response, pages } = await paperOf(order.id);

  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(`inline; filename="proforma-${order.id}.pdf"`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const [page = ''] = pages;
  expect(page).toContain(`Proforma ${order.id}`);
  expect(page).toContain('House of Tests');
  expect(page).toContain(buyer.email);
  expect(order.lines.length).toBeGreaterThan(0);
  for (const line of order.lines) {
    const description = line.description.replace(`${line.stockNumber}: `, '');
    for (const word of description.split(/\s+/)) expect(page).toContain(word);
    expect(page).toContain(line.stockNumber);
    expect(page).toContain(amount(line.price.total));
  }
  expect(page).toContain(`Total in EUR ${amount(order.totalPrice)}`);
  if (name === 'stones of a parcel') expect(page).toMatch(/Ring size 6½/);
});

test('repeats the table header and prints the page number on each page of the document', async () => {
  const order = await orderOf(60);
  const { pages } = await paperOf(order.id);
  expect(pages.length).toBeGreaterThan(2);
  const all = pages.join(' ');
  for (const { stockNumber } of order.lines) expect(all).toContain(stockNumber);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('# Description Stock number');
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  }
  expect(pages.at(-1)).toContain('Total in EUR 60,000.00');
});

test('prints a proforma for an open order, an invoice for a completed one, and the cancellation date', async () => {
  const { id } = await orderOf(1);
  for (const open of [status.processing, status.payment, status.delivery]) {
    await ordersRest.setStatus(admin.token, Number(id), open);
    expect((await paperOf(id)).pages[0]).toContain(`Proforma ${id}`);
  }
  await ordersRest.setStatus(admin.token, Number(id), status.completed);
  const invoice = await paperOf(id);
  expect(invoice.pages[0]).toContain(`Invoice ${id}`);
  expect(invoice.pages[0]).not.toContain('cancelled');
  expect(invoice.response.headers.get('content-disposition')).toBe(`inline; filename="invoice-${id}.pdf"`);

  const other = await orderOf(1);
  await ordersRest.setStatus(admin.token, Number(other.id), status.cancelled);
  const [page] = (await paperOf(other.id)).pages;
  expect(page).toContain(`Proforma ${other.id}`);
  expect(page).toContain('This order was cancelled on');
});

test('prints names in any script and long words in an order document', async () => {
  const { id } = await orderOf(1);
  const name = 'Łukasz Šimić and Ærø';
  const description = 'a long description '.repeat(40).trim();
  await sql`update sales_order set buyer_name = ${name}, buyer_address = ${'田中 مرحبا\nÅrhus'} where id = ${id}`.execute(
    app.em().getKysely(),
  );
  await sql`update sales_order_line set description = ${description} where order_id = ${id}`.execute(
    app.em().getKysely(),
  );
  const { pages } = await paperOf(id);
  expect(pages[0]).toContain(name);
  expect(pages[0]).toContain('Århus');
  expect(pages[0]?.split('a long description')).toHaveLength(41);
});

test("prints the order's reference, note and addresses", async () => {
  const primary = await addAddress(app, buyer, 'Antwerp');
  const items = [{ diamondId: (await createItems(app)).diamondId }];
  const plain = await graphqlOrders(app).placeOrder(buyer.token, { items });
  const [before = ''] = (await paperOf(plain.id)).pages;
  expect(before.split('Ada Byron Analytical Gems 1 Mill Lane Antwerp')).toHaveLength(3);
  expect(before).not.toContain('Your reference');

  const order = await graphqlOrders(app).placeOrder(buyer.token, {
    items: [{ eternityRingId: (await createItems(app)).eternityRingId }],
    reference: 'PO-77 Šimić',
    note: 'Please send it\nafter Easter.',
    deliveryAddressId: await addAddress(app, buyer, 'Ghent'),
    billingAddressId: primary,
  });
  const [page = ''] = (await paperOf(order.id)).pages;
  for (const text of [
    'Your reference: PO-77 Šimić',
    'Note Please send it after Easter.',
    'Invoice address',
    'Delivery address',
  ]) {
    expect(page).toContain(text);
  }
  expect(page.split('1 Mill Lane Ghent')).toHaveLength(2);
  expect(page.split('1 Mill Lane Antwerp')).toHaveLength(2);
});

test('issues the invoice when payment is requested, if so configured', async () => {
  const kindOf = async (id: string) => {
    const { data } = await app.graphql<{ order: { documentKind: string } }>(
      'query ($id: ID!) { order(id: $id) { documentKind } }',
      { id },
      buyer.token,
    );
    return data?.order.documentKind;
  };
  const issue = (invoiceStep: string) =>
    app.graphql(
      'mutation ($input: UpdateOrderDocumentSettingsInput!) { updateOrderDocumentSettings(input: $input) { orderDocumentSettings { id } } }',
      { input: { set: { invoiceStep } } },
      admin.token,
    );
  const { id } = await orderOf(1);
  await issue('PAYMENT');
  try {
    const kinds = [await kindOf(id)];
    for (const step of [status.payment, status.delivery, status.completed, status.cancelled]) {
      await ordersRest.setStatus(admin.token, Number(id), step);
      kinds.push(await kindOf(id));
    }
    expect(kinds).toEqual(['PROFORMA', 'INVOICE', 'INVOICE', 'INVOICE', 'PROFORMA']);
  } finally {
    await issue('COMPLETED');
  }
});

test('prints the stock number once, and no report number if the stone has no report', async () => {
  const { id, lines } = await orderOf(1);
  await sql`update sales_order_line set laboratory = 'None', report_number = 'B-1079' where order_id = ${id}`.execute(
    app.em().getKysely(),
  );
  const [page = ''] = (await paperOf(id)).pages;
  expect(page.split(lines[0]?.stockNumber ?? '-')).toHaveLength(2);
  expect(page).not.toMatch(/None|B-1079/);
});

test('prints the amounts of a line set, with its stones below', async () => {
  const [first] = await createStones(app, [
    { stockId: 'PD-1', lineSet: 'Paper', carats: '0.5', pricePerCarat: '2000' },
    { stockId: 'PD-2', lineSet: 'Paper', carats: '1.5', pricePerCarat: '1000' },
  ]);
  await app.rest('POST', '/api/cart/add-set', { body: { itemId: first }, token: buyer.token });
  const { body } = await ordersRest.order(buyer.token);
  const [page = ''] = (await paperOf(body.id)).pages;
  expect(page).toContain('1 Line set Paper: 2 stones 2 2.00 1,250.00 2,500.00');
  expect(page).toMatch(/PD-1/);
  expect(page).toContain('2,000.00 per carat · 1,000.00');
});

test('prints the postcode, second line and VAT number of each address', async () => {
  const person = await createPerson(app);
  const address = {
    firstName: 'Ada',
    lastName: 'Byron',
    company: 'Analytical Gems',
    vatNumber: 'BE0123456789',
    address: '1 Mill Lane',
    line2: 'Suite 4',
    postcode: '2018',
    city: 'Antwerp',
    countryId: 56,
  };
  const added = await app.rest<{ id: number }>('POST', '/api/users/current/addresses', {
    token: person.token,
    body: address,
  });
  const ordersGraphql = graphqlOrders(app);
  const plain = await ordersGraphql.placeOrder(person.token, {
    items: [{ diamondId: (await createItems(app)).diamondId }],
  });
  const chosen = await ordersGraphql.placeOrder(person.token, {
    items: [{ diamondId: (await createItems(app)).diamondId }],
    deliveryAddressId: added.body.id,
    billingAddressId: added.body.id,
  });
  const lines = 'Ada Byron Analytical Gems 1 Mill Lane Suite 4 2018 Antwerp Belgium VAT number BE0123456789';
  for (const { id } of [plain, chosen]) {
    expect((await paperOf(id, person.token)).pages[0]?.split(lines)).toHaveLength(3);
  }
  const { body } = await app.rest<{ user: object }[]>('GET', '/api/orders/currentuser', { token: person.token });
  expect(body[0]?.user).toMatchObject({ vatNumber: 'BE0123456789' });
  const { data } = await app.graphql(
    'query ($id: ID!) { order(id: $id) { buyer { vatNumber } billingAddress { vatNumber postcode line2 lines } } }',
    { id: chosen.id },
    person.token,
  );
  expect(data).toEqual({
    order: {
      buyer: { vatNumber: 'BE0123456789' },
      billingAddress: {
        vatNumber: 'BE0123456789',
        postcode: '2018',
        line2: 'Suite 4',
        lines: ['Ada Byron', 'Analytical Gems', '1 Mill Lane', 'Suite 4', '2018 Antwerp', 'Belgium'],
      },
    },
  });
});

test('prints the report number once, even after the stone is deleted', async () => {
  const { id } = await orderOf(1);
  await sql`update sales_order_line set laboratory = 'GIA', report_number = '2141438171' where order_id = ${id}`.execute(
    app.em().getKysely(),
  );
  await ordersRest.setStatus(admin.token, Number(id), status.cancelled);
  await sql`delete from diamond where id in (select diamond_id from sales_order_line where order_id = ${id})`.execute(
    app.em().getKysely(),
  );
  const [page = ''] = (await paperOf(id)).pages;
  expect(page).toContain('Report GIA 2141438171');
  await sql`update sales_order_line set description = description || ' GIA 2141438171' where order_id = ${id}`.execute(
    app.em().getKysely(),
  );
  expect((await paperOf(id)).pages[0]?.split('2141438171')).toHaveLength(2);
});

describe('access to order documents', () => {
  test('returns the PDF only to the buyer and to administrators', async () => {
    const { id } = await orderOf(1);
    expect((await paperOf(id, admin.token)).response.status).toBe(200);
    for (const token of [
      (await createPerson(app)).token,
      (await createPerson(app, { role: UserRole.AGENT })).token,
      null,
    ]) {
      await expect(read(id, token)).rejects.toThrow(/ORDER_NOT_FOUND|FORBIDDEN/);
    }
  });

  const refusal = async (url: string): Promise<[number, number, string | undefined]> => {
    const response = await open(url);
    const { errorCode, details } = await response.json();
    return [response.status, errorCode, details?.[0]?.path];
  };

  test('rejects a download link that is forged, expired or for another file', async () => {
    const { id, documentUrl } = await orderOf(1);
    const { downloadTokens } = app.services;
    const claims = { userId: buyer.id, file: `orders/${id}`, activeOnly: false };
    const forbidden = [401, 70, 'token'];
    expect(await refusal('/documents?token=nonsense')).toEqual(forbidden);
    const { explanation } = await (await open('/documents?token=nonsense')).json();
    expect(explanation).toContain('Request the file again');
    expect(await refusal(`${documentUrl.slice(0, -3)}abc`)).toEqual(forbidden);
    expect(await refusal(`/documents?token=${downloadTokens.sign(claims, -1).token}`)).toEqual(forbidden);
    expect(await refusal(`/documents?token=${buyer.token}`)).toEqual(forbidden);
    const file = downloadTokens.sign({ ...claims, userId: admin.id, file: 'diamonds' });
    expect(await refusal(`/documents?token=${file.token}`)).toEqual(forbidden);
    expect(await refusal(documentUrl.replace('/documents', '/exports'))).toEqual(forbidden);
    expect(await refusal('/documents')).toEqual([400, 90, 'token']);
    for (const odd of ['', 'x', '-1', '1e9', '99999999999']) {
      const { token } = downloadTokens.sign({ ...claims, file: `orders/${odd}` });
      expect((await refusal(`/documents?token=${token}`))[0]).toBeGreaterThanOrEqual(400);
      expect((await refusal(`/documents?token=${token}`))[0]).toBeLessThan(500);
    }
  });

  test('rejects an earlier download link when the user may no longer see the order', async () => {
    const { id, documentUrl } = await orderOf(1);
    const otherUser = await createPerson(app);
    const { token } = app.services.downloadTokens.sign({
      userId: otherUser.id,
      file: `orders/${id}`,
      activeOnly: false,
    });
    expect((await refusal(`/documents?token=${token}`)).slice(0, 2)).toEqual([404, 110]);
    await sql`update user_account set is_approved = false where id = ${buyer.id}`.execute(app.em().getKysely());
    expect((await refusal(documentUrl)).slice(0, 2)).toEqual([401, 70]);
    await sql`update user_account set is_approved = true where id = ${buyer.id}`.execute(app.em().getKysely());
    const deleted = await app.rest('DELETE', `/api/orders/admin/${id}`, { token: admin.token });
    expect(deleted.status).toBe(204);
    expect((await refusal(documentUrl)).slice(0, 2)).toEqual([404, 110]);
  });

  test('returns the PDF only to administrators in maintenance mode', async () => {
    const { id, documentUrl } = await orderOf(1);
    const setClosed = (isEnabled: boolean) =>
      app.graphql(
        'mutation ($input: SetMaintenanceInput!) { setMaintenance(input: $input) { maintenance { isEnabled } } }',
        { input: { isEnabled } },
        admin.token,
      );
    await setClosed(true);
    try {
      expect((await refusal(documentUrl))[0]).toBe(503);
      expect((await paperOf(id, admin.token)).response.status).toBe(200);
    } finally {
      await setClosed(false);
    }
  });
});

describe('order document settings', () => {
  const fields = 'version houseName address contact vatNumber registrationNumber logo terms bankDetails';
  const runQuery = (token: string | null = admin.token) =>
    app.graphql<{ orderDocumentSettings: Record<string, unknown> & { version: number } }>(
      `{ orderDocumentSettings { ${fields} defaults { houseName address contact } } }`,
      {},
      token,
    );
  const change = `mutation ($input: UpdateOrderDocumentSettingsInput!) {
    updateOrderDocumentSettings(input: $input) { orderDocumentSettings { ${fields} } }
  }`;
  interface Changed {
    updateOrderDocumentSettings: { orderDocumentSettings: Record<string, unknown> } | null;
  }
  const update = (input: object, token: string | null = admin.token) => app.graphql<Changed>(change, { input }, token);
  const upload = (logo: Buffer) =>
    sendFiles<Changed>(app, {
      query: change,
      input: { set: {} },
      files: { 'input.set.logo': logo },
      token: admin.token,
    });
  const empty = {
    houseName: null,
    address: null,
    contact: null,
    vatNumber: null,
    registrationNumber: null,
    logo: null,
    terms: null,
    bankDetails: null,
  };
  afterEach(() => update({ set: empty }));

  test('prints the configured order document details, or the contact details if none are set', async () => {
    const { id } = await orderOf(1);
    const contact = { companyName: null, address: 'Pelikaanstraat 62', city: '2018 Antwerp', phone: '+32 3 555 01 02' };
    await app.rest('PUT', '/api/contact', { token: admin.token, body: contact });
    const { data } = await runQuery();
    expect(data?.orderDocumentSettings).toMatchObject({
      ...empty,
      defaults: { houseName: 'House of Tests', address: 'Pelikaanstraat 62\n2018 Antwerp', contact: '+32 3 555 01 02' },
    });
    const [before] = (await paperOf(id)).pages;
    for (const text of ['House of Tests', 'Pelikaanstraat 62 2018 Antwerp', '+32 3 555 01 02']) {
      expect(before).toContain(text);
    }
    for (const text of ['Terms', 'Bank details', 'VAT number']) expect(before).not.toContain(text);

    const set = {
      houseName: 'Šimić & Sons',
      address: 'Hoveniersstraat 2\n2018 Antwerp',
      contact: 'sales@example.com',
      vatNumber: 'BE 0123.456.789',
      registrationNumber: 'RPR 12',
      terms: 'Payment within 14 days.\nGoods are ours until then.',
      bankDetails: 'IBAN BE68 5390 0754 7034',
    };
    const changed = await update({ set });
    expect(changed.data?.updateOrderDocumentSettings?.orderDocumentSettings).toMatchObject(set);
    const [after = ''] = (await paperOf(id)).pages;
    for (const text of Object.values(set)) expect(after).toContain(text.replace('\n', ' '));
    for (const text of ['VAT number BE 0123', 'Registration number RPR 12']) expect(after).toContain(text);
    expect(after).not.toContain('Pelikaanstraat');

    await ordersRest.setStatus(admin.token, Number(id), status.cancelled);
    const [cancelled] = (await paperOf(id)).pages;
    expect(cancelled).toContain('Payment within 14 days.');
    expect(cancelled).not.toContain('IBAN');
  });

  test('prints the configured logo', async () => {
    const { id } = await orderOf(1);
    const imagesOf = async (): Promise<number> => {
      const bytes = Buffer.from(await (await open((await read(id, buyer.token)).documentUrl)).arrayBuffer());
      return bytes.toString('latin1').split('/Subtype /Image').length - 1;
    };
    expect(await imagesOf()).toBe(0);
    const { data } = await upload(await picture());
    const { logo } = data?.updateOrderDocumentSettings?.orderDocumentSettings ?? {};
    expect(logo).toMatch(/^\/media\/.*\.webp$/);
    expect(await imagesOf()).toBe(1);
    const rejection = await upload(Buffer.from('<html>no picture</html>'));
    expect(rejection.errors[0]?.extensions).toMatchObject({ errorCode: 90, details: [{ path: 'set.logo' }] });
    expect((await runQuery()).data?.orderDocumentSettings.logo).toBe(logo);
    // The PDF is created even if the logo file is missing.
    await sql`update order_document_settings set logo = ${`/media/${'0'.repeat(64)}.webp`}`.execute(
      app.em().getKysely(),
    );
    expect(await imagesOf()).toBe(0);
  });

  test.each([
    ['houseName', 'a\nb'],
    ['houseName', 'x'.repeat(201)],
    ['address', 'x'.repeat(501)],
    ['vatNumber', '\t1\u0007'],
    ['terms', 'x'.repeat(5_001)],
    ['bankDetails', 'x'.repeat(1_001)],
  ])('rejects an invalid value of %s and changes nothing', async (path, wrong) => {
    const { data } = await runQuery();
    const { errors } = await update({ set: { contact: 'x', [path]: wrong } });
    expect(errors[0]?.extensions).toMatchObject({ errorCode: 90, details: [{ path: `set.${path}` }] });
    expect((await runQuery()).data).toEqual(data);
  });

  test('returns FORBIDDEN to non-administrators and rejects a stale settings version', async () => {
    for (const token of [null, buyer.token]) {
      expect((await runQuery(token)).errors[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await update({ set: { terms: 'x' } }, token)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
    const expectedVersion = (await runQuery()).data?.orderDocumentSettings.version;
    expect((await update({ expectedVersion, set: { terms: 'first' } })).errors).toEqual([]);
    const second = await update({ expectedVersion, set: { terms: 'second' } });
    expect(second.errors[0]?.extensions).toMatchObject({ reason: 'STALE_VERSION' });
  });
});
