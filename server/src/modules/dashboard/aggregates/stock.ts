import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { unrestrictedViewer } from '../../accounts/visibility/index.ts';
import type { StockType } from '../../stock/index.ts';
import { constantInWords } from '../../stock/values/index.ts';
import { DiamondCollection, diamonds, isInCollection } from '../../stock-types/diamonds/index.ts';
import { stockModules, stockSubjects } from '../../stock-types/index.ts';
import { JewelleryType, jewellery } from '../../stock-types/jewellery/index.ts';
import type { CachedAggregate } from './cached-aggregate.ts';

const group = Type.Object({
  kind: Type.String(),
  /** Name of a diamond collection or jewelry type. Null for the entire stock type. */
  page: Type.Union([Type.String(), Type.Null()]),
  label: Type.String(),
  count: Type.Number(),
  /** Sum of prices before markups, as an exact decimal string. */
  value: Type.String(),
});

const form = Type.Object({
  groups: Type.Array(group),
  /** Items that were last changed before this time are stale. */
  staleBefore: Type.String(),
  stale: Type.Array(
    Type.Object({
      kind: Type.String(),
      count: Type.Number(),
      /**
       * Vendors sorted by their number of stale items, largest first. Items without a vendor are counted only in
       * `count`.
       */
      vendors: Type.Array(Type.Object({ vendor: Type.String(), count: Type.Number() })),
    }),
  ),
});

interface StockPage {
  readonly page: string;
  readonly condition: RawBuilder<boolean>;
}

/** Returns the pages of a stock type, each with the SQL condition for the items it lists. */
function pagesOf({ subject }: StockType): readonly StockPage[] {
  if (subject === diamonds.subject) {
    return Object.entries(DiamondCollection).map(([page, name]) => ({
      page,
      condition: isInCollection(name, unrestrictedViewer),
    }));
  }
  if (subject === jewellery.subject) {
    return Object.entries(JewelleryType).map(([page, type]) => ({ page, condition: sql`(d.type = ${type})` }));
  }
  return [];
}

/** Number of days without a change after which active stock is considered stale. */
const staleAfterDays = 7;
const hourMs = 3_600_000;
/** Maximum number of vendors listed per stock type. */
const maxVendors = 10;

type Sums = Record<string, number | string>;

async function sumsOf(
  em: EntityManager,
  type: StockType,
  staleBefore: string,
): Promise<{ groups: Static<typeof group>[]; stale: number }> {
  const pages = pagesOf(type);
  const total = type.totalFor(unrestrictedViewer);
  const parts = pages.map(
    ({ condition }, index) => sql`
      count(*) filter (where ${condition})::int as ${sql.ref(`count${index}`)},
      coalesce(sum(${total}) filter (where ${condition}), 0)::text as ${sql.ref(`value${index}`)}`,
  );
  const all = sql`
    count(*)::int as count, coalesce(sum(${total}), 0)::text as value,
    count(*) filter (where d.updated_at < ${staleBefore})::int as stale`;
  const { rows } = await sql<Sums>`
    select ${sql.join([all, ...parts])} from ${type.rowsFor(unrestrictedViewer)} d where d.is_active`.execute(
    em.getKysely(),
  );
  const sums = rows[0] ?? {};
  const groupOf = (page: string | null, label: string, index: number | '') => ({
    kind: type.name,
    page,
    label,
    count: Number(sums[`count${index}`]),
    value: String(sums[`value${index}`]),
  });
  return {
    groups: [
      groupOf(null, typeLabel(type), ''),
      ...pages.map(({ page }, index) => groupOf(page, constantInWords(page), index)),
    ],
    stale: Number(sums.stale),
  };
}

/** Returns the vendors with the most stale items of a stock type. */
async function staleVendorsOf(em: EntityManager, type: StockType, staleBefore: string) {
  const { rows } = await sql<{ vendor: string; count: number }>`
    select d.vendor, count(*)::int as count from ${type.rowsFor(unrestrictedViewer)} d
    where d.is_active and d.updated_at < ${staleBefore} and d.vendor is not null
    group by d.vendor order by count(*) desc, d.vendor limit ${maxVendors}`.execute(em.getKysely());
  return rows;
}

const typeLabel = ({ noun }: StockType): string => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`;

/** Number and value of active items by stock type and page, and number of stale items by stock type and vendor. */
export const stockStatistics: CachedAggregate<typeof form> = {
  name: 'stock',
  form,
  // The revision includes the hour, because items become stale without being changed.
  revision: async (reader) => `${await revisionOf(reader, stockSubjects)} ${Math.floor(Date.now() / hourMs)}`,
  async compute(em) {
    const staleBefore = new Date(Date.now() - staleAfterDays * 24 * hourMs).toISOString();
    const groups: Static<typeof group>[] = [];
    const stale: Static<typeof form>['stale'] = [];
    // Stock types are processed sequentially, so that a dashboard request does not use all connections.
    for (const { type } of stockModules) {
      const sums = await sumsOf(em, type, staleBefore);
      groups.push(...sums.groups);
      const vendors = sums.stale === 0 ? [] : await staleVendorsOf(em, type, staleBefore);
      stale.push({ kind: type.name, count: sums.stale, vendors });
    }
    return { groups, staleBefore, stale };
  },
};
