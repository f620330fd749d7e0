import { type RawBuilder, sql } from 'kysely';
import { invalid } from '../../kernel/errors/errors.ts';
import { RequiredLine } from '../../kernel/input/field-rules.ts';
import { OptionalList } from '../../kernel/input/list-rules.ts';
import { IsInt, IsOptional, Max, Min } from '../../kernel/input/rules.ts';
import { anyone, withScope } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { type Viewer } from '../accounts/index.ts';
import { viewerOf } from '../accounts/visibility/index.ts';
import type { StockType } from '../stock/index.ts';
import { matchesWord, numbersOf, plainNumber } from '../stock/lists/index.ts';
import { stockModules } from '../stock-types/index.ts';
import type { FoundItem } from './found-item.ts';
import { recordSearchMiss } from './search-misses.ts';

/** Rank of a match; a lower rank is better. An exact number is ranked before a prefix of a number. */
const Rank = { STOCK_NUMBER: 0, REPORT_NUMBER: 1, BEGINNING: 2, WORDS: 4 } as const;

/**
 * Minimum number of keyword matches that are collected before they are sorted by ID. If PostgreSQL sorted by ID with
 * a small limit, it would scan the whole table in ID order. It assumes that matches are evenly distributed.
 */
const maxMatches = 1_000;

interface Question {
  readonly text: string;
  readonly words: readonly string[];
  readonly viewer: Viewer;
}

/** Query for matches with the columns `id`, `rank` and `number`. Matches of the same rank are ordered by `number`. */
type Matches = RawBuilder<{ id: number; rank: number; number: string }>;

/**
 * Returns a query for each way of matching items of a type. Each query uses its own index and returns at most `limit`
 * rows.
 */
function matchesOf(type: StockType, { text, words, viewer }: Question, limit: number): readonly Matches[] {
  const from = sql`from ${sql.table(type.table)} d where ${type.visibleTo(viewer)}`;
  const plainText = plainNumber(sql`${text}::text`);
  const byNumber = numbersOf(type).map((column, position): Matches => {
    const number = plainNumber(column);
    const exact = position === 0 ? Rank.STOCK_NUMBER : Rank.REPORT_NUMBER;
    return sql`(
      select d.id, case when ${number} = ${plainText} then ${sql.lit(exact)} else ${sql.lit(Rank.BEGINNING + position)} end as rank,
        ${number} as number
      ${from} and ${plainText} <> '' and ${number} ^@ ${plainText} and (length(${plainText}) > 1 or ${number} = ${plainText})
      order by ${number}, d.id limit ${sql.lit(limit)})`;
  });
  const described = words.map((word) => matchesWord(word, type, viewer));
  const conditions = described.filter((condition) => condition !== null);
  if (words.length === 0 || conditions.length < words.length) return byNumber;
  return [
    ...byNumber,
    sql`(
      select d.id, ${sql.lit(Rank.WORDS)} as rank, '' as number
      from (select d.id ${from} and ${sql.join(conditions, sql` and `)} limit ${sql.lit(Math.max(limit, maxMatches))}) d
      order by d.id limit ${sql.lit(limit)})`,
  ];
}

/** Returns true if an item was found by keyword and not by number. */
const isByWords = ({ rank }: { readonly rank: number }): boolean => rank === Rank.WORDS;

const maxWords = 10;

/** Stop words, which are ignored in searches. */
const joining: ReadonlySet<string> = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'or', 'the', 'with']);

/** Returns the keywords in lower case and without a plural s: `Oval rings` → `oval`, `ring`. */
function searchWords(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '' && !joining.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
  if (words.length > maxWords) throw invalid('text', `must have at most ${maxWords} words`);
  return [...new Set(words)];
}

const defaultLength = 20;
const maxItems = 200;

/** Maximum count per type. Counting more would be slow, and the exact number is not needed. */
const maxCounted = 1_000;

class SearchInput {
  @RequiredLine(200)
  text!: string;

  @Min(1)
  @Max(maxItems)
  @IsInt()
  @IsOptional()
  first?: number | null | undefined;

  @OptionalList(stockModules.length)
  kinds?: readonly string[] | null | undefined;
}

/** Number of matching items of a type, at most `maxCounted`. */
interface KindCount {
  readonly kind: string;
  readonly total: number;
}

/** Search result. Each part is read only when it is requested. */
export class FoundStock {
  readonly #question: Question;
  #counts: Promise<readonly KindCount[]> | undefined;

  constructor(
    private readonly ctx: RequestContext,
    private readonly types: readonly StockType[],
    viewer: Viewer,
    text: string,
    private readonly first: number,
  ) {
    this.#question = { text, words: searchWords(text), viewer };
  }

  /** Returns the best matches: first by number, then by keyword, alternating between types. Runs one query. */
  async best(): Promise<readonly FoundItem[]> {
    const branches = this.types.flatMap((type) =>
      matchesOf(type, this.#question, this.first).map(
        (matches) => sql`select ${sql.lit(type.name)} as kind, m.* from ${matches} m`,
      ),
    );
    const { rows } = await sql<FoundItem & { rank: number; number: string }>`
      ${sql.join(branches, sql` union all `)} order by rank, number, id`.execute(this.ctx.em.getKysely());
    const best = [...rows.filter((row) => !isByWords(row)), ...interleaveKinds(rows.filter(isByWords))];
    return [...new Map(best.map((item) => [`${item.kind} ${item.id}`, item])).values()].slice(0, this.first);
  }

  /** Returns the number of matches for each type with at least one match. Runs one query. */
  counts(): Promise<readonly KindCount[]> {
    this.#counts ??= this.#count();
    return this.#counts;
  }

  /** Returns the total number of matches. Records a search without results, unless the caller is an administrator. */
  async total(): Promise<number> {
    const total = (await this.counts()).reduce((sum, kindCount) => sum + kindCount.total, 0);
    const { em, log } = this.ctx;
    if (total === 0 && this.#question.viewer.kind !== 'administrator') {
      await recordSearchMiss(em, this.#question.text).catch((error: unknown) => {
        // If recording fails, the search still returns its result.
        log.warn({ err: error }, 'could not count a search without results');
      });
    }
    return total;
  }

  async #count(): Promise<readonly KindCount[]> {
    const counts = this.types.map((type) => {
      const matches = matchesOf(type, this.#question, maxCounted).map((match) => sql`select m.id from ${match} m`);
      return sql`select ${sql.lit(type.name)} as kind, least(count(*), ${sql.lit(maxCounted)})::int as total
        from (${sql.join(matches, sql` union `)}) c`;
    });
    const { rows } = await sql<KindCount>`${sql.join(counts, sql` union all `)}`.execute(this.ctx.em.getKysely());
    return rows.filter(({ total }) => total > 0);
  }
}

/**
 * Interleaves the types in the order of `stockModules`: the first item of each type, then the second item of each
 * type, and so on.
 */
function interleaveKinds(items: readonly FoundItem[]): readonly FoundItem[] {
  const byKind = Map.groupBy(items, ({ kind }) => kind);
  const lists = stockModules.map(({ type }) => byKind.get(type.name) ?? []);
  const maxLength = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: maxLength }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}

/**
 * Searches stock of all types that the caller may see, by number or keyword. Throws INVALID_REQUEST if the text is
 * blank or too long, or has too many words.
 */
export const searchStock = query(withScope(anyone, 'STOCK_READ'), SearchInput, async (ctx, { text, first, kinds }) => {
  const types = stockModules.map(({ type }) => type).filter(({ name }) => kinds?.includes(name) ?? true);
  return new FoundStock(ctx, types, await viewerOf(ctx), text, first ?? defaultLength);
});
