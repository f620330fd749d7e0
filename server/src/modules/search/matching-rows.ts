import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../accounts/index.ts';
import type { StockType } from '../stock/index.ts';
import { isDescribedBy, numbersOf, plainNumber } from '../stock/lists/index.ts';

/** How well an item answers a search: the lowest is best. What begins with what was typed comes after what is just that. */
const Rank = { STOCK_NUMBER: 0, REPORT_NUMBER: 1, BEGINNING: 2, WORDS: 4 } as const;

/**
 * So many that words describe are met before the first of them are taken. Asked for few in the order of their ids, PostgreSQL
 * walks through all stock as if those that a rare word describes lay evenly along it.
 */
const mostMet = 1_000;

/** A search as it is asked of every type. */
export interface Question {
  readonly text: string;
  readonly words: readonly string[];
  readonly viewer: Viewer;
}

/** Found, by how it was found: columns `id`, `rank`, and the number by which `rank` is ordered. */
type Matches = RawBuilder<{ id: number; rank: number; number: string }>;

/**
 * Rows of a type that answer a search, each way of finding them a select of its own, with an index of its own and no more
 * rows than wanted.
 */
export function matchesOf(type: StockType, { text, words, viewer }: Question, limit: number): readonly Matches[] {
  const from = sql`from ${sql.table(type.table)} d where ${type.visibleTo(viewer)}`;
  const asked = plainNumber(sql`${text}::text`);
  const byNumber = numbersOf(type).map((column, place): Matches => {
    const number = plainNumber(column);
    const exact = place === 0 ? Rank.STOCK_NUMBER : Rank.REPORT_NUMBER;
    return sql`(
      select d.id, case when ${number} = ${asked} then ${sql.lit(exact)} else ${sql.lit(Rank.BEGINNING + place)} end as rank,
        ${number} as number
      ${from} and ${asked} <> '' and ${number} ^@ ${asked} and (length(${asked}) > 1 or ${number} = ${asked})
      order by ${number}, d.id limit ${sql.lit(limit)})`;
  });
  const described = words.map((word) => isDescribedBy(word, type, viewer));
  const conditions = described.filter((condition) => condition !== null);
  if (words.length === 0 || conditions.length < words.length) return byNumber;
  return [
    ...byNumber,
    sql`(
      select d.id, ${sql.lit(Rank.WORDS)} as rank, '' as number
      from (select d.id ${from} and ${sql.join(conditions, sql` and `)} limit ${sql.lit(Math.max(limit, mostMet))}) d
      order by d.id limit ${sql.lit(limit)})`,
  ];
}

/** Whether an item was found by words, not by a number. */
export const isByWords = ({ rank }: { readonly rank: number }): boolean => rank === Rank.WORDS;
