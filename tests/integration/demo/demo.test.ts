import { demoCredentials, seedDemo } from '../../../server/seeds/demo.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
const seed = () => seedDemo({ orm: app.orm, services: app.services, log: createLogger('fatal') });
const rows = <T>(sql: string) => app.em().getConnection().execute<T[]>(sql);

beforeAll(async () => {
  app = await startTestApp();
  await seed();
});
afterAll(() => app.stop());

const tokenOf = async (email: string): Promise<string> => {
  const password = demoCredentials.find((credentials) => credentials.email === email)?.password;
  const { headers } = await app.rest('POST', '/api/auth/login', { body: { email, password } });
  return headers.get('authorization')?.replace('Bearer ', '') ?? '';
};

interface Count {
  kind: string;
  here: number;
  shown: number;
}

test('fills every diamond page with demo data, with some stones visible to visitors', async () => {
  const isOn = {
    white: 'shape_id = 1 and color_id <= 23 and not is_lab_grown and not is_snp',
    fancyShapes: 'shape_id <> 1',
    fancyShapeLines: 'is_line and line_set is not null',
    fancy: 'color_id >= 100',
    black: 'color_id = 24',
    saltnpepper: 'is_snp',
    labGrown: 'is_lab_grown',
    matchingPairs: 'is_matching_pair or is_pair',
    studs: 'is_pair and shape_id = 1',
    memo: 'status = 4',
    parcels: 'parcel_stones > 1',
  };
  const each = Object.entries(isOn).map(
    ([page, condition]) => `
      select '${page}' as kind, count(*)::int as here, count(*) filter (where show_to_all)::int as shown
      from diamond where is_active and (${condition})`,
  );
  const counts = await rows<Count>(each.join(' union all '));
  expect(counts).toHaveLength(11);
  expect(counts.filter(({ here, shown }) => here < 36 || shown < 3)).toEqual([]);
  const [all] = await rows<{ stones: number; hidden: number; held: number; suspended: number }>(`
    select count(*)::int as stones, count(*) filter (where not is_active)::int as hidden,
      count(*) filter (where status = 2)::int as held, count(*) filter (where status = 3)::int as suspended from diamond`);
  expect(all?.stones).toBeGreaterThan(1_900);
  for (const count of Object.values(all ?? {})) expect(count).toBeGreaterThan(10);
});

test('creates demo pairs whose two stones match and refer to each other', async () => {
  const [pairs] = await rows<{ halves: number; alike: number; inseparable: number }>(`
    select count(*)::int as halves, count(*) filter (where d.is_pair)::int as inseparable,
      count(*) filter (where o.pair_stock_id = d.stock_id and o.carats = d.carats
        and o.is_matching_pair and o.color_id = d.color_id)::int as alike
    from diamond d left join diamond o on o.stock_id = d.pair_stock_id where d.pair_stock_id is not null`);
  expect(pairs).toEqual({ halves: 96, alike: 96, inseparable: 16 });
});

test('creates demo stock of all other types', async () => {
  const [counts] = await rows<Record<string, number>>(`
    select (select count(*)::int from melee where show_to_all) as melee,
      (select count(distinct (color, size_from))::int from melee) as melee_kinds,
      (select count(*)::int from ring_setting) as settings,
      (select count(*)::int from generic_diamond) as generic,
      (select count(*)::int from eternity_ring) as eternity,
      (select count(*)::int from bracelet) as bracelets,
      (select count(*)::int from custom_necklace) as necklaces`);
  expect(counts).toEqual({
    melee: 9,
    melee_kinds: 27,
    settings: 96,
    generic: 480,
    eternity: 64,
    bracelets: 36,
    necklaces: 24,
  });
  const jewellery = await rows<{ type: string; here: number; periods: number; unique: number }>(`
    select type, count(*)::int as here, count(distinct period)::int as periods,
      count(*) filter (where is_one_of_a_kind)::int as unique
    from jewellery_piece where is_active and status = 'Available' group by type`);
  expect(jewellery).toHaveLength(6);
  expect(jewellery.filter((type) => type.here < 10 || type.periods < 5 || type.unique < 3)).toEqual([]);
});

test('serves all images of the demo stock and pages', async () => {
  const addresses = await rows<{ url: string }>(`
    select image_url as url from ring_setting union select image_url from eternity_ring
    union select image_url from custom_necklace union select unnest(images) from bracelet
    union select image1 from jewellery_piece union select image from show union select image_url from support_contact
    union select logo_url from user_account where logo_url is not null
    union select unnest(array[top_image, card_rings, card_bracelets, card_necklaces, card_earrings, about_image,
      slider1_image, slider2_image, slider3_image]) from homepage
    union select unnest(array[image1, image2]) from about_us`);
  expect(addresses.length).toBeGreaterThan(70);
  const responses = await Promise.all(
    addresses.map(async ({ url }) => {
      const response = await fetch(`${app.url}${url}`);
      return { url, status: response.status, type: response.headers.get('content-type') };
    }),
  );
  expect(responses.filter(({ status, type }) => status !== 200 || type !== 'image/webp')).toEqual([]);
});

test('creates demo wishlists and carts, and demo orders in every status and with every item kind', async () => {
  const orders = await rows<{ status: number }>('select distinct status from sales_order order by status');
  expect(orders.map(({ status }) => status)).toEqual([0, 1, 2, 3, 4]);
  const kinds = await rows<{ kinds: number }>('select count(distinct item_type)::int as kinds from sales_order_line');
  expect(kinds).toEqual([{ kinds: 8 }]);
  const misdated = await rows(`
    select id from sales_order o where completed_at < created_at
      or exists (select from sales_order before where before.id < o.id and before.created_at > o.created_at)`);
  expect(misdated).toEqual([]);
  const [lists] = await rows<{ wishers: number; carts: number }>(`
    select (select count(distinct user_id)::int from wishlist_item) as wishers,
      (select count(distinct user_id)::int from cart_item) as carts`);
  expect(lists?.wishers).toBeGreaterThanOrEqual(7);
  expect(lists?.carts).toBeGreaterThanOrEqual(6);
});

test('makes ordered demo items unavailable', async () => {
  const soldRows = await rows<{ status: number; is_active: boolean }>(`
    select distinct d.status, d.is_active from sales_order o join sales_order_line l on l.order_id = o.id
    join diamond d on d.id = l.diamond_id where o.status = 4 and d.parcel_stones = 1`);
  expect(soldRows.every(({ is_active: isActive }) => !isActive)).toBe(true);
  const heldRows = await rows<{ status: number }>(`
    select distinct d.status from sales_order o join sales_order_line l on l.order_id = o.id
    join diamond d on d.id = l.diamond_id where o.status in (0, 2, 3) and d.parcel_stones = 1`);
  expect(heldRows).toEqual([{ status: 2 }]);
});

test('shows visitors demo stones, jewelry, shows, pages and an example ring', async () => {
  const highlighted = await app.rest<{ isActive: boolean }[]>('GET', '/api/diamonds/highlighted');
  expect(highlighted.body).toMatchObject([{ isActive: true }]);
  const ring = await app.rest('GET', '/api/ring_config/single');
  expect(ring.body).toMatchObject({ ringSetting: { isActive: true }, diamond: { isActive: true } });
  const stone = await app.rest('GET', '/api/site/defaultGenericDiamond');
  expect(stone.body).toMatchObject({ id: expect.any(Number), caratsFrom: 1 });
  const shows = await app.rest<{ activeAd: boolean }[]>('GET', '/api/shows?activeonly=true');
  expect(shows.body.filter(({ activeAd }) => activeAd)).toHaveLength(1);
  const support = await app.rest<object[]>('GET', '/api/contact/support');
  expect(support.body).toHaveLength(3);
  const layout = await app.rest('GET', '/api/site/domainLayout', { headers: { host: 'agent.localhost' } });
  expect(layout.status).toBe(200);
});

test('creates demo users of every business type and status', async () => {
  const [people] = await rows<Record<string, number>>(`
    select count(distinct business_type_id)::int as types, count(*) filter (where not is_approved)::int as waiting,
      count(*) filter (where is_blocked and blocked_until is null)::int as blocked,
      count(*) filter (where blocked_until is not null)::int as paused,
      count(*) filter (where not is_email_confirmed)::int as unconfirmed,
      count(*) filter (where role = 'Agent' and domain is not null and primary_color is not null)::int as agents,
      (select count(distinct user_id)::int from user_page_access) as restricted,
      (select count(distinct user_id)::int from user_markup) as marked_up,
      (select count(distinct user_id)::int from email_subscription) as subscribers
    from user_account`);
  expect(people).toMatchObject({
    types: 5,
    waiting: 3,
    blocked: 1,
    paused: 1,
    unconfirmed: 1,
    agents: 2,
    restricted: 3,
  });
  expect(people?.marked_up).toBeGreaterThanOrEqual(7);
  expect(people?.subscribers).toBeGreaterThanOrEqual(5);
});

test('creates demo email templates and contact messages', async () => {
  const token = await tokenOf('admin@example.com');
  const templates = await app.rest<object[]>('GET', '/api/emails/templates', { token });
  expect(templates.body).toHaveLength(3);
  const messages = await app.graphql<{ contactMessages: { total: number } }>(
    '{ contactMessages(filter: { isHandled: false }) { total } }',
    {},
    token,
  );
  expect(messages.data?.contactMessages.total).toBe(2);
});

test('sends no emails while demo data is loaded', async () => {
  expect(await rows(`select id from pgboss.job where name = 'mail.send' or name like 'events.%mails'`)).toEqual([]);
});

test('allows demo users to sign in', async () => {
  for (const { email } of demoCredentials.filter(({ description }) => !description.includes('awaiting'))) {
    expect(await tokenOf(email)).not.toBe('');
  }
});

/** Returns a digest of each table, without times and password hashes. */
const content = async (server: TestApp) => {
  const tables = [
    ...['diamond', 'melee', 'ring_setting', 'generic_diamond', 'eternity_ring', 'bracelet', 'custom_necklace'],
    ...['jewellery_piece', 'user_account', 'cart_item', 'wishlist_item', 'sales_order', 'sales_order_line', 'show'],
    ...['homepage', 'about_us', 'contact_info', 'support_contact', 'email_template', 'ring_config'],
  ];
  const digests = tables.map(
    (table) => `
      select '${table}' as kind, md5(string_agg(facts::text, ' ' order by facts::text)) as digest
      from (select to_jsonb(t) - array['created_at', 'updated_at', 'completed_at', 'payment_requested_at', 'password_hash', 'last_login_date',
        'added_at'] as facts from ${table} t) f`,
  );
  return server.em().getConnection().execute<{ kind: string; digest: string | null }[]>(digests.join(' union all '));
};

test('loads identical demo data every time', async () => {
  const other = await startTestApp();
  try {
    await seedDemo({ orm: other.orm, services: other.services, log: createLogger('fatal') });
    const loaded = await content(other);
    expect(loaded.every(({ digest }) => digest !== null)).toBe(true);
    expect(loaded).toEqual(await content(app));
  } finally {
    await other.stop();
  }
});

test('loads no demo data into a database that has accounts', async () => {
  const count =
    'select (select count(*)::int from diamond) as stones, (select count(*)::int from sales_order) as orders';
  const before = await rows(count);
  await seed();
  expect(await rows(count)).toEqual(before);
});
