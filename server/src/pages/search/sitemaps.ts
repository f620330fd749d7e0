import { sql } from 'kysely';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { viewerOf } from '../../modules/accounts/visibility/index.ts';
import { readStock, readValue } from '../../modules/stock/fields/index.ts';
import { fieldNamed } from '../../modules/stock/index.ts';
import { addressOf } from '../client-pages.ts';
import type { ItemPage } from '../items/item-page.ts';
import { escaped } from '../page/html.ts';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

interface Location {
  readonly address: string;
  readonly changedAt?: Date;
}

const entry = (name: 'url' | 'sitemap', { address, changedAt }: Location): string => {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `  <${name}><loc>${escaped(address)}</loc>${changed}</${name}>\n`;
};

export const sitemapIndex = (addresses: readonly string[]): string =>
  [
    head,
    `<sitemapindex ${namespace}>\n`,
    ...addresses.map((address) => entry('sitemap', { address })),
    '</sitemapindex>\n',
  ].join('');

/** Yields a sitemap in chunks, so that memory use does not depend on its size. */
export async function* sitemap(
  locations: AsyncIterable<readonly Location[]> | Iterable<readonly Location[]>,
): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace}>\n`;
  for await (const some of locations) yield some.map((location) => entry('url', location)).join('');
  yield '</urlset>\n';
}

/** Number of IDs per sitemap. It equals the maximum number of URLs in a sitemap. */
const span = 50_000;
/** Number of rows read at a time. */
const chunk = 1_000;

/** Returns the numbers of the ID ranges that contain items visible to visitors. Reads one row per range. */
export async function rangesOf(ctx: RequestContext, { type }: ItemPage): Promise<readonly number[]> {
  const viewer = await viewerOf(ctx);
  const table = sql.table(type.table);
  const { rows } = await sql<{ range: number }>`
    select r as range from generate_series(0, (select coalesce(max(id), -1) / ${span}::int from ${table})) r
    where exists (
      select from ${table} d where d.id between r * ${span}::int and (r + 1) * ${span}::int - 1 and ${type.visibleTo(viewer)})
    order by r`.execute(ctx.em.getKysely());
  return rows.map(({ range }) => range);
}

interface ItemRange {
  /** Path of the client's page, such as `/diamond/:stockNumber`. */
  readonly path: string;
  readonly page: ItemPage;
  readonly range: number;
  readonly origin: string;
}

/** Yields in chunks the URLs of all items in a range that visitors can see. */
export async function* itemLocations(
  ctx: RequestContext,
  { path, page, range, origin }: ItemRange,
): AsyncGenerator<Location[]> {
  const { type, part } = page;
  const field = fieldNamed(type, part.name);
  const viewer = await viewerOf(ctx);
  let last = range * span - 1;
  for (;;) {
    const rows = await readStock(ctx.em, {
      type,
      viewer,
      where: sql<boolean>`d.id > ${last} and d.id < ${(range + 1) * span}`,
      fields: [field],
      limit: chunk,
    });
    const named = new Map(rows.map((row) => [String(readValue(row, field)), row.updatedAt]));
    yield [...named].map(([name, updatedAt]) => ({
      address: new URL(addressOf({ path }, { [part.name]: name }), origin).href,
      changedAt: new Date(updatedAt),
    }));
    const end = rows.at(-1);
    if (!end || rows.length < chunk) return;
    last = end.id;
  }
}
