import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { restOrders } from '../orders/rest-orders.ts';
import { changed, type Entry, entriesOf } from './log.ts';

let app: TestApp;
let admin: Person;
let shopper: Person;
/** Returns the audit log entries that were created since the start of the test. */
let newEntries: () => Promise<Entry[]>;

beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());
beforeEach(async () => {
  shopper = await createPerson(app);
  const [last] = await entriesOf(app, admin.token, {}, { size: 1 });
  newEntries = async () =>
    (await entriesOf(app, admin.token, {}, { size: 500 })).filter(({ id }) => Number(id) > Number(last?.id ?? 0));
});

const asAdmin = (method: string, path: string, body?: object) => app.rest(method, path, { token: admin.token, body });

/** Returns the only audit log entry of the test. Fails if there is not exactly one. */
async function onlyEntry(): Promise<Entry> {
  const entries = await newEntries();
  expect(entries).toHaveLength(1);
  const [entry] = entries;
  if (!entry) throw new Error('nothing was written');
  return entry;
}

describe('stock changes in the audit log', () => {
  test('records the administrator, the time and the old and new price for a change over REST', async () => {
    const id = await createStone(app, { stockId: 'PRICED', carats: '1.5', pricePerCarat: '1000' });
    const { status, headers } = await asAdmin('PUT', `/api/diamonds/${id}`, { pricePerCarat: 1100.5 });
    expect(status).toBe(200);
    const entry = await onlyEntry();
    expect(entry).toMatchObject({
      actor: { email: admin.email },
      actorEmail: admin.email,
      requestId: headers.get('x-request-id'),
      subject: 'DIAMOND',
      subjectId: String(id),
      label: 'PRICED',
      part: null,
      partId: null,
      action: 'UPDATE',
    });
    expect(changed(entry)).toEqual({ pricePerCarat: ['1000', '1100.5'], totalPrice: ['1500', '1650.75'] });
    expect(Math.abs(Date.parse(entry.at) - Date.now())).toBeLessThan(60_000);
  });

  test('records a new stone and a change over GraphQL', async () => {
    const { data } = await app.graphql<{ createDiamond: { diamond: { id: string; version: number } } }>(
      'mutation ($input: CreateDiamondInput!) { createDiamond(input: $input) { diamond { id version } } }',
      { input: { diamond: { stockNumber: 'MADE', carats: 2, shapeId: 1, pricePerCarat: 10 } } },
      admin.token,
    );
    const { id, version } = data?.createDiamond.diamond ?? { id: '', version: 0 };
    const entry = await onlyEntry();
    expect(entry).toMatchObject({ subject: 'DIAMOND', subjectId: id, label: 'MADE', action: 'CREATE' });
    expect(changed(entry)).toMatchObject({ stockId: [null, 'MADE'], carats: [null, '2'], pricePerCarat: [null, '10'] });
    expect(Object.keys(changed(entry))).not.toContain('comment');
    await app.graphql(
      'mutation ($input: UpdateDiamondInput!) { updateDiamond(input: $input) { diamond { id } } }',
      { input: { id, expectedVersion: version, set: { comment: 'seen' } } },
      admin.token,
    );
    const [commented] = await newEntries();
    expect(commented && changed(commented)).toEqual({ comment: [null, 'seen'] });
  });

  test('records two stones changed by one request with the same time and request ID', async () => {
    const [first, second] = await createStones(app, [{}, {}]);
    await asAdmin('PATCH', `/api/diamonds/${first}/highlight`);
    await asAdmin('PATCH', `/api/diamonds/${second}/highlight`);
    const [a, b, earlier] = await newEntries();
    expect([a?.subjectId, b?.subjectId].sort()).toEqual([String(first), String(second)].sort());
    expect([a?.at, a?.requestId]).toEqual([b?.at, b?.requestId]);
    expect(earlier?.requestId).not.toBe(a?.requestId);
  });
});

describe('user changes in the audit log', () => {
  test('records a block over REST and an unblock over GraphQL, without the token version', async () => {
    await asAdmin('PATCH', `/api/users/${shopper.id}/blocked`, {
      isBlocked: true,
      blockedUntil: '2099-01-02T03:04:05+01:00',
    });
    const blocked = await onlyEntry();
    expect(blocked).toMatchObject({ subject: 'USER', subjectId: String(shopper.id), label: shopper.email });
    expect(changed(blocked)).toEqual({
      isBlocked: ['false', 'true'],
      blockedUntil: [null, '2099-01-02T02:04:05+00:00'],
    });
    await app.graphql(
      'mutation ($input: SetUserBlockInput!) { setUserBlock(input: $input) { user { id } } }',
      { input: { userId: shopper.id, isBlocked: false } },
      admin.token,
    );
    const [lifted] = await newEntries();
    expect(lifted && changed(lifted)).toMatchObject({ isBlocked: ['true', 'false'] });
  });

  test('records markups and page access as child records of the user', async () => {
    const { body } = await app.rest<{ id: number }>('POST', `/api/users/${shopper.id}/markup`, {
      token: admin.token,
      body: { percent: 12.5 },
    });
    const markup = { subject: 'USER', subjectId: String(shopper.id), label: shopper.email, part: 'MARKUP' };
    const added = await onlyEntry();
    expect(added).toMatchObject({ ...markup, partId: String(body.id), action: 'CREATE' });
    expect(changed(added)).toEqual({ userId: [null, String(shopper.id)], percent: [null, '12.5'] });
    await asAdmin('DELETE', `/api/users/markup/${body.id}`);
    await asAdmin('POST', `/api/users/${shopper.id}/access`, { pageId: 2 });
    const [granted, removed] = await newEntries();
    expect(removed).toMatchObject({ ...markup, partId: String(body.id), action: 'DELETE' });
    expect(removed && changed(removed)).toMatchObject({ percent: ['12.5', null] });
    expect(granted).toMatchObject({ ...markup, part: 'PAGE_ACCESS', action: 'CREATE' });
  });

  test('records all child records deleted with a user, but no secrets', async () => {
    const person = await createPerson(app, { markups: [{ percent: '5' }] });
    await asAdmin('DELETE', `/api/users/${person.id}`);
    const entries = await newEntries();
    expect(entries.map(({ action, part, subjectId }) => [action, part, subjectId])).toEqual(
      expect.arrayContaining([
        ['DELETE', null, String(person.id)],
        ['DELETE', 'MARKUP', String(person.id)],
      ]),
    );
    const account = entries.find(({ part }) => part === null);
    expect(account && changed(account)).toMatchObject({ email: [person.email, null], role: ['User', null] });
    expect(JSON.stringify(entries)).not.toMatch(/no password fits|passwordHash|tokenVersion/);
  });

  test("keeps a deleted administrator's entries under the administrator’s email", async () => {
    const other = await createPerson(app, { role: UserRole.ADMINISTRATOR });
    await app.rest('PATCH', `/api/users/${shopper.id}/role`, { token: other.token, body: { newRole: 'Agent' } });
    await asAdmin('DELETE', `/api/users/${other.id}`);
    const promoted = (await newEntries()).find(({ subjectId }) => subjectId === String(shopper.id));
    expect(promoted).toMatchObject({ actor: null, actorEmail: other.email });
    expect(promoted && changed(promoted)).toEqual({ role: ['User', 'Agent'] });
  });
});

test('records the status of an order and the resulting stock changes', async () => {
  const ordersRest = restOrders(app);
  const stone = await createStone(app, { stockId: 'ORDERED' });
  await ordersRest.fillCart(shopper.token, [stone]);
  const { body: order } = await ordersRest.order(shopper.token);
  expect(await newEntries()).toEqual([]);
  await ordersRest.setStatus(admin.token, order.id, 4);
  const entries = await newEntries();
  const byLabel = new Map(entries.map((entry) => [entry.subject, entry]));
  expect([...byLabel.keys()].sort()).toEqual(['DIAMOND', 'ORDER']);
  const [ofOrder, ofStone] = [byLabel.get('ORDER'), byLabel.get('DIAMOND')];
  expect(ofOrder).toMatchObject({ subjectId: String(order.id), label: shopper.email, action: 'UPDATE' });
  expect(ofOrder && changed(ofOrder)).toMatchObject({ status: ['0', '4'], completedAt: [null, expect.any(String)] });
  expect(ofStone).toMatchObject({ label: 'ORDERED' });
  expect(ofStone && changed(ofStone)).toMatchObject({ isActive: ['true', 'false'] });
});

describe('changes to other stock, settings and emails in the audit log', () => {
  // Disables maintenance mode, which one of the tests enables.
  afterAll(() => asAdmin('PUT', '/api/site/maintenance?isenabled=false'));

  test.each([
    ['POST', 'melee', { stockNumber: 'AU-M', carats: 10, color: 1, pricePerCarat: 100 }, 'MELEE', 'AU-M'],
    ['PUT', 'site/maintenance?isenabled=true', undefined, 'MAINTENANCE', null],
    ['PUT', 'contact', { companyName: 'Facet', city: 'Antwerp' }, 'CONTACT_INFO', null],
    ['PUT', 'contact/support', [{ name: 'Ada' }], 'SUPPORT_CONTACT', 'Ada'],
    ['POST', 'shows', { name: 'Geneva' }, 'SHOW', 'Geneva'],
    ['POST', 'emails/channels', { name: 'Audited news' }, 'EMAIL_CHANNEL', 'Audited news'],
    ['POST', 'emails/templates', { name: 'Hello', subject: 'S', body: '<p>B</p>' }, 'EMAIL_TEMPLATE', 'Hello'],
  ] as const)('records %s /api/%s', async (method, path, body, subject, label) => {
    const { status } = await asAdmin(method, `/api/${path}`, body);
    expect(status).toBeLessThan(300);
    expect(await onlyEntry()).toMatchObject({ actorEmail: admin.email, subject, label });
  });

  test('records changes to a page, its filters and its filter options', async () => {
    await asAdmin('POST', '/api/pagesettings', { pageName: 'audited' });
    const filter = { pageName: 'audited', field: 'shapeIds', label: 'Shape', kind: 'multiselect', isActive: true };
    const { body } = await app.rest<{ filterId: number }>('POST', '/api/filters', { token: admin.token, body: filter });
    await asAdmin('POST', `/api/filters/${body.filterId}/options`, { value: '1', label: 'Round', position: 0 });
    const [option, ofFilter, page, ...others] = await newEntries();
    expect(others).toEqual([]);
    expect(page).toMatchObject({ subject: 'PAGE_SETTINGS', label: 'audited', action: 'CREATE' });
    const ofThisFilter = { subject: 'PAGE_FILTER', subjectId: String(body.filterId), action: 'CREATE' };
    expect(ofFilter).toMatchObject({ ...ofThisFilter, label: 'Shape', part: null });
    expect(option).toMatchObject({ ...ofThisFilter, label: 'Round', part: 'OPTION' });
  });
});

test('records order lines as child records of the order, and no cart changes', async () => {
  const ordersRest = restOrders(app);
  const stone = await createStone(app, { stockId: 'LINED' });
  await ordersRest.fillCart(admin.token, [stone]);
  expect(await newEntries()).toEqual([]);
  const { body: order } = await ordersRest.order(admin.token);
  const entries = await newEntries();
  expect(entries.map(({ subject, part, label, action }) => [subject, part, label, action])).toEqual(
    expect.arrayContaining([
      ['ORDER', null, admin.email, 'CREATE'],
      ['ORDER', 'LINE', 'LINED', 'CREATE'],
      ['DIAMOND', null, 'LINED', 'UPDATE'],
    ]),
  );
  const ofOrder = entries.filter(({ subject }) => subject === 'ORDER');
  expect(ofOrder.map(({ subjectId }) => subjectId)).toEqual([String(order.id), String(order.id)]);
});

describe('changes that are not recorded in the audit log', () => {
  test('records no changes made by customers and visitors', async () => {
    await app.rest('POST', '/api/users/address', { token: shopper.token, body: {} });
    await app.graphql(
      `mutation { createAddress(input: { address: {
        firstName: "A", lastName: "B", address: "C", city: "D", countryId: 840 } }) { address { id } } }`,
      {},
      shopper.token,
    );
    const [{ addresses } = { addresses: -1 }] = await app
      .em()
      .getConnection()
      .execute<{ addresses: number }[]>('select count(*)::int as addresses from user_address where user_id = ?', [
        shopper.id,
      ]);
    expect(addresses).toBe(1);
    const stone = await createStone(app);
    await restOrders(app).fillCart(shopper.token, [stone]);
    expect((await restOrders(app).order(shopper.token)).status).toBe(201);
    expect(await newEntries()).toEqual([]);
  });

  test('records nothing for a command that fails', async () => {
    const id = await createStone(app, { isActive: false });
    const existingStone = await createStone(app, { stockId: 'TAKEN' });
    expect((await asAdmin('PUT', `/api/diamonds/${id}`, { stockId: 'TAKEN' })).status).toBeGreaterThanOrEqual(400);
    expect((await asAdmin('PUT', `/api/diamonds/${existingStone}`, { pricePerCarat: -1 })).status).toBe(400);
    expect(await newEntries()).toEqual([]);
  });

  test('records nothing for an update without changes', async () => {
    const id = await createStone(app, { pricePerCarat: '70' });
    await asAdmin('PUT', `/api/diamonds/${id}`, { pricePerCarat: 70 });
    await asAdmin('PATCH', `/api/users/${shopper.id}/role`, { newRole: 'User' });
    expect(await newEntries()).toEqual([]);
  });

  test('does not attribute later statements on a pooled connection to the administrator', async () => {
    const id = await createStone(app);
    await asAdmin('PATCH', `/api/diamonds/${id}/active`, { isActive: false });
    const { id: last } = await onlyEntry();
    // Runs more queries than the pool has connections.
    await Promise.all(
      Array.from({ length: 40 }, () =>
        app.em().getConnection().execute('update diamond set is_active = not is_active where id = ?', [id]),
      ),
    );
    expect((await newEntries()).map((entry) => entry.id)).toEqual([last]);
  });
});

test.each(['update audit_entry set actor_email = $$nobody$$', 'delete from audit_entry', 'truncate audit_entry'])(
  'rejects changes to existing audit log entries: %s',
  async (statement) => {
    await expect(app.em().getConnection().execute(statement)).rejects.toThrow('never changed or removed');
  },
);
