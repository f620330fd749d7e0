import { sql } from 'kysely';
import { FilledList, RequiredList } from '../../kernel/input/list-rules.ts';
import { IsString, MaxLength } from '../../kernel/input/rules.ts';
import { anyone, withScope } from '../../kernel/use-cases/access.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { describedEnum } from '../../kernel/values/described-enum.ts';
import { type Viewer } from '../accounts/index.ts';
import { viewerOf } from '../accounts/visibility/index.ts';
import type { StockType } from '../stock/index.ts';
import { numbersOf, plainNumber } from '../stock/lists/index.ts';
import { Availability, isOrderable } from '../stock/values/index.ts';
import { stockModules } from '../stock-types/index.ts';
import type { FoundItem } from './found-item.ts';

export enum NumberStatus {
  FOUND = 'FOUND',
  HELD = 'HELD',
  UNKNOWN = 'UNKNOWN',
}

describedEnum(NumberStatus, {
  name: 'NumberStatus',
  description: 'Result of the lookup of a number.',
  values: {
    FOUND: 'The caller can order an item with this number.',
    HELD: 'An item has this number, but the caller cannot order it now: it is on hold for another buyer, on memo, or without a price.',
    UNKNOWN: 'No item that the caller may see has this number.',
  },
});

const stockReaders = withScope(anyone, 'STOCK_READ');

class NumbersInput {
  @MaxLength(200, { each: true, message: 'must have at most 200 characters each' })
  @IsString({ each: true, message: 'must contain only non-blank text' })
  @FilledList()
  @RequiredList()
  numbers!: string[];
}

/** Requested number with the items found for it. */
export interface NumberedItems {
  readonly number: string;
  readonly status: NumberStatus;
  readonly items: readonly FoundItem[];
}

interface Hit extends FoundItem {
  /** Position of the number in the request. */
  readonly place: number;
  /** Rank of the match, lowest first: exact stock number, other spelling, report number. */
  readonly rank: number;
  readonly availability: Availability;
}

/**
 * Returns queries for the rows of a type that have one of the numbers. Stock numbers and report numbers have separate
 * queries, so that each query uses its index.
 */
function hitsOf(type: StockType, viewer: Viewer) {
  const plainNumbers = sql`array(select a.plain from asked a)`;
  return numbersOf(type).map((column, index) => {
    const spelled = index === 0 ? sql`lower(${column})` : sql`null`;
    return sql`
      select ${sql.lit(type.name)} as kind, d.id, ${plainNumber(column)} as plain, ${spelled} as spelled,
        ${sql.lit(index + 1)} as rank, ${type.readNamed('availability', viewer)} as availability
      from ${sql.table(type.table)} d
      where ${type.visibleTo(viewer)} and ${plainNumber(column)} = any(${plainNumbers})`;
  });
}

/**
 * Returns the items with the given stock or report numbers, in request order, among stock that the caller may see. A
 * stock number takes precedence over a report number, and an exact match over a match that ignores spaces and
 * hyphens.
 */
export const findByNumbers = query(stockReaders, NumbersInput, async (ctx, { numbers }): Promise<NumberedItems[]> => {
  const viewer = await viewerOf(ctx);
  const hits = stockModules.flatMap(({ type }) => hitsOf(type, viewer));
  const { rows } = await sql<Hit>`
    with asked as materialized (
      select n.number, n.place::int - 1 as place, ${plainNumber(sql`n.number`)} as plain
      from unnest(${numbers}::text[]) with ordinality n (number, place)
    )
    select a.place, h.kind, h.id, case when h.spelled = lower(trim(a.number)) then 0 else h.rank end as rank, h.availability
    from (${sql.join(hits, sql` union all `)}) h join asked a on a.plain = h.plain and a.plain <> ''
    order by a.place, 4, h.kind, h.id`.execute(ctx.em.getKysely());
  const hitsByPlace = Map.groupBy(rows, ({ place }) => place);
  return numbers.map((number, index) => {
    const hits = hitsByPlace.get(index) ?? [];
    const bestHits = hits.filter(({ rank }) => rank === hits[0]?.rank);
    return { number, status: statusOf(bestHits), items: bestHits };
  });
});

function statusOf(items: readonly Hit[]): NumberStatus {
  if (items.length === 0) return NumberStatus.UNKNOWN;
  return items.some(({ availability }) => isOrderable(availability)) ? NumberStatus.FOUND : NumberStatus.HELD;
}
