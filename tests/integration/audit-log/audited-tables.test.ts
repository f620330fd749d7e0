import { isEnumType } from 'graphql';
import { graphqlSchema } from '../../../server/src/graphql/schema.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/** Tables without an audit trigger, each with the reason. */
const notAudited: Record<string, string> = {
  audit_entry: 'the log itself',
  change_mark: 'notes that something has changed, not what',
  change_count: 'counts such notes',
  latest_change: 'notes that something has changed, not what',
  change_log_origin: 'tells one log of changes from another',
  backup_run: 'written by jobs and by the command; itself a record of backups',
  migration: 'the database’s own books',
  release_compatibility: 'changed only by migrations',
  primary_timeline: 'a history of failovers, written by the server',
  rate_limit: 'counters',
  api_key_usage: 'counters',
  idempotency_key: 'the callers’ own',
  import_problem_piece: 'what was wrong with files, for a while',
  import_run: 'records each import and its author',
  kept_file: 'which files lie where, for a while',
  import_arrival: 'which files that came by themselves are runs already',
  import_stray_folder: 'of which folders people have been told',
  stock_change: 'bulk changes: the log has an entry for each as a whole',
  stock_change_item: 'previous values of bulk changes, kept for 30 days; the log keeps them permanently',
  email_subscription: 'everybody’s own choice',
  email_opt_out: 'everybody’s own choice',
  email_dispatch_channel: 'written with its dispatch, never changed',
  email_dispatch_user: 'written with its dispatch, never changed',
  email_delivery: 'written by jobs; itself a book of what was sent',
  support_list: 'counts the changes of the support contacts',
  price_list: 'everybody’s own choice',
  price_list_mail: 'written by jobs; itself a book of what was sent',
  email_token: 'secrets of their owners',
  revoked_token: 'access tokens that have ended, for some hours',
  security_event: 'itself a log: of sign-ins, refusals and changes of accounts',
  figure: 'sums of other tables',
  item_view: 'counts of visits, which no administrator makes',
  search_miss: 'counts of searches, which no administrator makes',
  page_view: 'counts of visits, which no administrator makes',
  saved_view: 'everybody’s own choice',
  stock_hold: 'follows from the stock, whose changes are audited',
  stock_note: 'everybody’s own, for their eyes alone',
  wishlist_item: 'everybody’s own',
  cart_item: 'everybody’s own',
  wishlist_share: 'everybody’s own, with hashes of secrets',
  engagement_ring: 'everybody’s own, put together from stock',
  completed_ring: 'everybody’s own, put together from stock',
  server_error: 'itself a log: of errors',
  email_attempt_count: 'counters',
  sales_order_message: 'written by jobs; who wrote it stands in the timeline of its order',
  sales_order_event: 'records each action and its author',
  webhook_delivery: 'written by jobs; itself a book of what was sent',
  webhook_attempt: 'written by jobs; itself a book of what was sent',
  webhook_stock_position: 'how far the log of changes has been read',
  stock_allocation: 'follows from orders, whose lines are audited',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const firstColumn = async (query: string): Promise<string[]> =>
  (await app.em().getConnection().execute<{ word: string }[]>(query)).map(({ word }) => word);

/** Returns a query for all values of an audit trigger argument, given its position. */
const argument = (position: number) => `
  select distinct split_part(encode(tgargs, 'escape'), '\\000', ${position}) as word from pg_trigger
  where tgfoid = 'audit_change'::regproc order by word`;

const valuesOf = (name: string): string[] => {
  const type = graphqlSchema().getType(name);
  if (!isEnumType(type)) throw new Error(`${name} is not an enum`);
  return type.getValues().map(({ value }) => String(value));
};

test('has an audit trigger on every table, except those listed as not audited', async () => {
  const silent = await firstColumn(`
    select relname as word from pg_class c
    where relkind = 'r' and not relispartition and relnamespace = 'public'::regnamespace
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'audit_change'::regproc)
    order by word`);
  expect(silent.filter((table) => !(table in notAudited))).toEqual([]);
  expect(Object.keys(notAudited).filter((table) => !silent.includes(table))).toEqual([]);
});

test('defines a GraphQL enum value for every audited subject and part', async () => {
  expect([...(await firstColumn(argument(1))), 'import', 'job_queue', 'stock_change'].sort()).toEqual(
    valuesOf('AuditSubject').sort(),
  );
  expect((await firstColumn(argument(4))).filter((word) => word !== '')).toEqual(valuesOf('AuditPart').sort());
});
