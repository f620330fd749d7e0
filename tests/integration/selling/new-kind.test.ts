import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { type GrownHouse, growHouse } from '../../support/grown-house.ts';
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';

jest.setTimeout(120_000); // a whole process

const admin = { email: 'admin@watches.example', password: 'a password that only this test knows' };
const catalogue = 'server/src/modules/catalogue';
const kinds = 'server/src/modules/selling/kinds';

/** Watches are to this house what necklaces are, under another number. */
const asWatches = (text: string): string =>
  text
    .replaceAll('customNecklaces', 'watches')
    .replaceAll('customNecklace', 'watch')
    .replaceAll('CustomNecklaces', 'Watches')
    .replaceAll('CustomNecklace', 'Watch')
    .replaceAll('custom_necklaces', 'watches')
    .replaceAll('custom_necklace', 'watch')
    .replaceAll('custom-necklace', 'watch')
    .replaceAll('custom necklace', 'watch')
    .replaceAll('Custom necklace', 'Watch')
    .replace("prefix: 'CN'", "prefix: 'WA'")
    .replace('itemType: 9', 'itemType: 10');

/** The table of watches, and the columns that point to them. */
const migration = `
import { Migration } from '@mikro-orm/migrations';

export class Migration20991231235959_watches extends Migration {
  override up(): void {
    this.addSql('create table watch (like custom_necklace including all)');
    this.addSql("create trigger watch_marks_change after insert or update or delete or truncate on watch for each statement execute function mark_change('watch')");
    this.addSql("select audit('watch', 'watch', 'stock_number')");
    for (const list of ['wishlist_item', 'cart_item']) this.addSql(\`
      do $$ declare rest text := pg_get_expr(conbin, conrelid) from pg_constraint
        where conrelid = '\${list}'::regclass and conname = 'item_check';
      begin
        alter table \${list} add column watch_id int references watch on delete cascade, add unique (user_id, watch_id),
          drop constraint item_check;
        execute format('alter table \${list} add constraint item_check check (
          item_type = 10 and watch_id is not null or watch_id is null and %s)', rest);
      end $$\`);
    this.addSql(\`alter table sales_order_line add column watch_id int references watch on delete set null,
      drop constraint sales_order_line_item_type_check\`);
  }
}
`;

let house: GrownHouse;
let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
let url: string;
let token: string;

beforeAll(async () => {
  [house, database] = await Promise.all([growHouse(), createTestDatabase()]);
  dataDir = await mkdtemp(path.join(tmpdir(), 'facet-grown-data-'));
  // A new type of stock …
  for (const part of ['entity', 'stock', 'routes']) {
    const file = `custom-necklaces/custom-necklace.${part}.ts`;
    await house.addLike(`${catalogue}/watches/watch.${part}.ts`, `${catalogue}/${file}`, asWatches);
  }
  const stock = `${catalogue}/stock-modules.ts`;
  await house.addLine(stock, 'import ', "import { watchModule } from './watches/watch.routes.ts';");
  await house.addLine(stock, '  customNecklaceModule', '  watchModule,');
  await house.addLine(`${catalogue}/index.ts`, 'export {', "export { watches } from './watches/watch.stock.ts';");
  // … is sold by one file and one line.
  await house.addLike(`${kinds}/watch.kind.ts`, `${kinds}/custom-necklace.kind.ts`, asWatches);
  await house.addLine(`${kinds}/kinds.ts`, 'import ', "import { watchKind } from './watch.kind.ts';");
  await house.addLine(`${kinds}/kinds.ts`, '  customNecklaceKind', '  watchKind,');
  await house.add('server/migrations/Migration20991231235959_watches.ts', migration);
  server = startServerProcess(
    {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO: '0',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      JWT_SECRET: 'a secret that only tests know, 32+ characters',
    },
    house.folder,
  );
  url = await server.ready;
  const { logIn } = await ask('mutation ($input: LogInInput!) { logIn(input: $input) { session { accessToken } } }', {
    input: admin,
  });
  token = logIn.session.accessToken;
});

afterAll(async () => {
  server.signal('SIGKILL');
  await server.ended;
  await database.drop();
  for (const folder of [dataDir, house.folder]) await rm(folder, { recursive: true, force: true });
});

/** The data of an operation that has no errors. */
async function ask(query: string, variables: object = {}) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  expect(errors).toBeUndefined();
  return data;
}

const rest = async (call: string) =>
  (await fetch(`${url}/api${call}`, { headers: { authorization: `Bearer ${token}` } })).json();

const lines = 'lines { __typename description totalPrice availability ... on WatchLine { watch { id name price } } } ';

test('a kind that is one file and one line is wished for, put into the cart and ordered', async () => {
  const { createWatch } = await ask(
    'mutation ($input: CreateWatchInput!) { createWatch(input: $input) { watch { id stockNumber } } }',
    { input: { watch: { name: 'Chronograph', price: 1200 } } },
  );
  const { id, stockNumber } = createWatch.watch;
  const items = [{ watchId: id }];
  const line = {
    __typename: 'WatchLine',
    description: `${stockNumber}: Chronograph`,
    totalPrice: 1200,
    availability: 'FOR_SALE',
    watch: { id, name: 'Chronograph', price: 1200 },
  };

  const wished = await ask(
    `mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { problems { message } wishlist { ${lines} } } }`,
    { input: { items } },
  );
  expect(wished.addToWishlist).toEqual({ problems: [], wishlist: { lines: [line] } });
  expect(await rest('/wishlist')).toMatchObject([{ itemId: Number(id), itemType: 10 }]);

  const put = await ask(
    `mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { message } cart { totalPrice ${lines} } } }`,
    { input: { items: [...items, ...items] } },
  );
  expect(put.addToCart).toEqual({ problems: [], cart: { totalPrice: 1200, lines: [line] } });
  expect(await rest('/cart')).toMatchObject([{ itemId: Number(id), itemType: 10, totalPrice: 1200 }]);

  const ordered = await ask(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
      order { totalPrice lines { description item { __typename ... on Watch { id name } } } } } }`,
    { input: { idempotencyKey: 'a-watch' } },
  );
  expect(ordered.placeOrder.order).toEqual({
    totalPrice: 1200,
    lines: [{ description: line.description, item: { __typename: 'Watch', id, name: 'Chronograph' } }],
  });
  const [order] = await rest('/orders');
  expect(order.items).toMatchObject([{ productId: Number(id), productType: 10, stockId: stockNumber }]);
  expect(await ask(`{ cart { ${lines} } wishlist { ${lines} } }`)).toEqual({
    cart: { lines: [] },
    wishlist: { lines: [] },
  });
});

test('its stock is exported, imported and kept in the audit log under names of its own', async () => {
  const { exportStock } = await ask('mutation { exportStock(input: { type: WATCHES }) { fileName } }');
  expect(exportStock.fileName).toMatch(/watches/);
  const { auditLog } = await ask('{ auditLog(filter: { subjects: [WATCH] }) { items { subject label action } } }');
  expect(auditLog.items).toEqual([{ subject: 'WATCH', label: expect.stringMatching(/^WA-/), action: 'CREATE' }]);
});
