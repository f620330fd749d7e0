import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../accounts/index.ts';
import { designFlag } from '../graphql/design-flag.ts';
import type { StockType } from '../stock-type.ts';
import type { CountedBy } from './counted-by.ts';

/** What a filter asks of variants; null where it asks nothing, or the type has no designs. */
const asksForFirst = (filter: object): boolean | null => {
  const flag: unknown = Reflect.get(filter, designFlag);
  return typeof flag === 'boolean' ? flag : null;
};

/** Whether a filter asks which variants are the least expensive ones. */
export const asksForDesigns = (filter: object): boolean => asksForFirst(filter) !== null;

/** The design of the row `d`; null for types without. */
function designOf({ design }: StockType): RawBuilder<unknown> | null {
  if (!design) return null;
  const texts = design.map((column) => sql`lower(coalesce(${sql.ref(`d.${column}`)}, ''))`);
  return sql`row(${sql.join(texts)})`;
}

/**
 * Whether the row `d` stands for its design among those that meet `rest`: it is the least expensive on the lists, of several
 * that cost the same the oldest; where the filter says so, whether it does not.
 */
export function standsForDesign(
  filter: object,
  type: StockType,
  viewer: Viewer,
  rest: RawBuilder<boolean>,
): RawBuilder<boolean> | null {
  const [isFirst, design] = [asksForFirst(filter), designOf(type)];
  if (isFirst === null || design === null) return null;
  return sql`((d.id in (select distinct on (${design}) d.id from ${sql.table(type.table)} d
    where ${type.visibleTo(viewer)} and ${rest}
    order by ${design}, d.is_active desc, ${type.totalFor(viewer)}, d.id)) = ${isFirst})`;
}

/** How facets count where a filter asks for designs: each once for every value that a variant of it has. */
export function countedByDesign(filter: object, type: StockType): CountedBy | undefined {
  const [isFirst, design] = [asksForFirst(filter), designOf(type)];
  if (isFirst === null || design === null) return undefined;
  return {
    key: design,
    count: (key, which) => {
      const designs = sql`count(distinct ${key}) filter (where ${which})`;
      return isFirst ? designs : sql`count(*) filter (where ${which}) - ${designs}`;
    },
  };
}
