import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { houseViewer } from '../../accounts/visibility/index.ts';
import type { StockType } from '../../stock/index.ts';
import { constantInWords } from '../../stock/values/index.ts';
import { DiamondCollection, diamonds, isInCollection } from '../../stock-types/diamonds/index.ts';
import { stockModules, stockSubjects } from '../../stock-types/index.ts';
import { JewelleryType, jewellery } from '../../stock-types/jewellery/index.ts';
import type { Figure } from './figure.ts';

const group = Type.Object({
  kind: Type.String(),
  /** The constant of the page, or of the kind of jewellery. Null: all of the type. */
  page: Type.Union([Type.String(), Type.Null()]),
  label: Type.String(),
  count: Type.Number(),
  /** What all of it costs before markups: exact. */
  value: Type.String(),
});

const form = Type.Object({
  groups: Type.Array(group),
  /** Active stock that was not changed since, by type. */
  staleBefore: Type.String(),
  stale: Type.Array(
    Type.Object({
      kind: Type.String(),
      count: Type.Number(),
      /** Whose it is, the most first; what belongs to no vendor is in the count alone. */
      vendors: Type.Array(Type.Object({ vendor: Type.String(), count: Type.Number() })),
    }),
  ),
});

interface StockPage {
  readonly page: string;
  readonly condition: RawBuilder<boolean>;
}

/** The pages of a type by their constants, as its lists are narrowed to them. */
function pagesOf({ subject }: StockType): readonly StockPage[] {
  if (subject === diamonds.subject) {
    return Object.entries(DiamondCollection).map(([page, name]) => ({
      page,
      condition: isInCollection(name, houseViewer),
    }));
  }
  if (subject === jewellery.subject) {
    return Object.entries(JewelleryType).map(([page, type]) => ({ page, condition: sql`(d.type = ${type})` }));
  }
  return [];
}

/** After so many days without a change stock may no longer be what it says. */
const staleDays = 7;
const hourMs = 3_600_000;
/** So many vendors of a type are told. */
const mostVendors = 10;

type Sums = Record<string, number | string>;

async function sumsOf(
  em: EntityManager,
  type: StockType,
  staleBefore: string,
): Promise<{ groups: Static<typeof group>[]; stale: number }> {
  const pages = pagesOf(type);
  const total = type.totalFor(houseViewer);
  const parts = pages.map(
    ({ condition }, place) => sql`
      count(*) filter (where ${condition})::int as ${sql.ref(`count${place}`)},
      coalesce(sum(${total}) filter (where ${condition}), 0)::text as ${sql.ref(`value${place}`)}`,
  );
  const all = sql`
    count(*)::int as count, coalesce(sum(${total}), 0)::text as value,
    count(*) filter (where d.updated_at < ${staleBefore})::int as stale`;
  const { rows } = await sql<Sums>`
    select ${sql.join([all, ...parts])} from ${type.rowsFor(houseViewer)} d where d.is_active`.execute(em.getKysely());
  const sums = rows[0] ?? {};
  const groupOf = (page: string | null, label: string, place: number | '') => ({
    kind: type.name,
    page,
    label,
    count: Number(sums[`count${place}`]),
    value: String(sums[`value${place}`]),
  });
  return {
    groups: [
      groupOf(null, typeLabel(type), ''),
      ...pages.map(({ page }, place) => groupOf(page, constantInWords(page), place)),
    ],
    stale: Number(sums.stale),
  };
}

/** Whose stale stock of a type is. */
async function staleVendorsOf(em: EntityManager, type: StockType, staleBefore: string) {
  const { rows } = await sql<{ vendor: string; count: number }>`
    select d.vendor, count(*)::int as count from ${type.rowsFor(houseViewer)} d
    where d.is_active and d.updated_at < ${staleBefore} and d.vendor is not null
    group by d.vendor order by count(*) desc, d.vendor limit ${mostVendors}`.execute(em.getKysely());
  return rows;
}

const typeLabel = ({ noun }: StockType): string => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`;

/** How much active stock there is of each type and page, what it costs, and how much of it nobody has looked after. */
export const stockFigures: Figure<typeof form> = {
  name: 'stock',
  form,
  // What is stale changes with the clock alone.
  revision: async (reader) => `${await revisionOf(reader, stockSubjects)} ${Math.floor(Date.now() / hourMs)}`,
  async compute(em) {
    const staleBefore = new Date(Date.now() - staleDays * 24 * hourMs).toISOString();
    const groups: Static<typeof group>[] = [];
    const stale: Static<typeof form>['stale'] = [];
    // One after the other: whoever looks at the dashboard does not take all connections.
    for (const { type } of stockModules) {
      const sums = await sumsOf(em, type, staleBefore);
      groups.push(...sums.groups);
      const vendors = sums.stale === 0 ? [] : await staleVendorsOf(em, type, staleBefore);
      stale.push({ kind: type.name, count: sums.stale, vendors });
    }
    return { groups, staleBefore, stale };
  },
};
