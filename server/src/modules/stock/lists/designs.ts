import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../accounts/index.ts';
import { designFlag } from '../graphql/design-flag.ts';
import type { StockType } from '../stock-type.ts';

/** Counts groups of rows instead of individual rows. */
export interface CountedBy {
  /** SQL expression for the group that the row `d` belongs to. */
  readonly key: RawBuilder<unknown>;
  /** Returns SQL for the number of groups among the rows that match a condition. */
  readonly count: (key: RawBuilder<unknown>, condition: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** Returns the value of the design flag in a filter. Null if the flag is not set. */
const asksForFirst = (filter: object): boolean | null => {
  const flag: unknown = Reflect.get(filter, designFlag);
  return typeof flag === 'boolean' ? flag : null;
};

/** Returns whether a filter sets the design flag. */
export const asksForDesigns = (filter: object): boolean => asksForFirst(filter) !== null;

/** Returns SQL for the design of the row `d`. Null if the type has no designs. */
function designOf({ design }: StockType): RawBuilder<unknown> | null {
  if (!design) return null;
  const texts = design.map((column) => sql`lower(coalesce(${sql.ref(`d.${column}`)}, ''))`);
  return sql`row(${sql.join(texts)})`;
}

/**
 * Returns the condition that the row `d` is the least expensive variant of its design among the rows that match
 * `rest`. Active variants take precedence. If prices are equal, the oldest variant is used. If the filter's flag is
 * false, the condition is negated.
 */
export function isFirstOfDesign(
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

/**
 * Returns the counting method for facets if a filter sets the design flag: each design counts once for each distinct
 * value of its variants.
 */
export function countedByDesign(filter: object, type: StockType): CountedBy | undefined {
  const [isFirst, design] = [asksForFirst(filter), designOf(type)];
  if (isFirst === null || design === null) return undefined;
  return {
    key: design,
    count: (key, condition) => {
      const designs = sql`count(distinct ${key}) filter (where ${condition})`;
      return isFirst ? designs : sql`count(*) filter (where ${condition}) - ${designs}`;
    },
  };
}
