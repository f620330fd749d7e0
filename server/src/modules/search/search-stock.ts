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
import { isDescribedBy, numbersOf, plainNumber } from '../stock/lists/index.ts';
import { stockModules } from '../stock-types/index.ts';
import type { FoundItem } from './found-item.ts';
import { countMiss } from './search-misses.ts';

/** How well an item answers a search: the lowest is best. What begins with what was typed comes after what is just that. */
const Rank = { STOCK_NUMBER: 0, REPORT_NUMBER: 1, BEGINNING: 2, WORDS: 4 } as const;

/**
 * So many that words describe are met before the first of them are taken. Asked for few in the order of their ids, PostgreSQL
 * walks through all stock as if those that a rare word describes lay evenly along it.
 */
const mostMet = 1_000;

/** A search as it is asked of every type. */
interface Question {
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
function matchesOf(type: StockType, { text, words, viewer }: Question, limit: number): readonly Matches[] {
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
const isByWords = ({ rank }: { readonly rank: number }): boolean => rank === Rank.WORDS;

const mostWords = 10;

/** They join others and say nothing of stock. */
const joining: ReadonlySet<string> = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'or', 'the', 'with']);

/** The words of a search that say something, in lower case and without the s of several: `Oval rings` → `oval`, `ring`. */
function searchWords(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '' && !joining.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
  if (words.length > mostWords) throw invalid('text', `must have at most ${mostWords} words`);
  return [...new Set(words)];
}

const usualLength = 20;
const mostItems = 200;

/** No type is counted further: the first thousand says as much as all of a million. */
const mostCounted = 1_000;

/** What to search for. */
class SearchInput {
  @RequiredLine(200)
  text!: string;

  @Min(1)
  @Max(mostItems)
  @IsInt()
  @IsOptional()
  first?: number | null | undefined;

  @OptionalList(stockModules.length)
  kinds?: readonly string[] | null | undefined;
}

/** How much of a type of stock answers a search, counted up to `mostCounted`. */
interface KindCount {
  readonly kind: string;
  readonly total: number;
}

/** What a search has found. Nothing is read before it is asked for. */
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

  /** The best first: by number, then by words, types taking turns. One statement. */
  async best(): Promise<readonly FoundItem[]> {
    const branches = this.types.flatMap((type) =>
      matchesOf(type, this.#question, this.first).map(
        (matches) => sql`select ${sql.lit(type.name)} as kind, m.* from ${matches} m`,
      ),
    );
    const { rows } = await sql<FoundItem & { rank: number; number: string }>`
      ${sql.join(branches, sql` union all `)} order by rank, number, id`.execute(this.ctx.em.getKysely());
    const best = [...rows.filter((row) => !isByWords(row)), ...inTurns(rows.filter(isByWords))];
    return [...new Map(best.map((item) => [`${item.kind} ${item.id}`, item])).values()].slice(0, this.first);
  }

  /** How much there is of each type that has something. One statement. */
  counts(): Promise<readonly KindCount[]> {
    this.#counts ??= this.#count();
    return this.#counts;
  }

  /** How much there is in all. That there is nothing is counted, unless the house itself has searched. */
  async total(): Promise<number> {
    const total = (await this.counts()).reduce((sum, each) => sum + each.total, 0);
    const { em, log } = this.ctx;
    if (total === 0 && this.#question.viewer.kind !== 'administrator') {
      await countMiss(em, this.#question.text).catch((error: unknown) => {
        // Nobody has to go without their answer for that.
        log.warn({ err: error }, 'a search in vain was not counted');
      });
    }
    return total;
  }

  async #count(): Promise<readonly KindCount[]> {
    const counted = this.types.map((type) => {
      const matches = matchesOf(type, this.#question, mostCounted).map((found) => sql`select m.id from ${found} m`);
      return sql`select ${sql.lit(type.name)} as kind, least(count(*), ${sql.lit(mostCounted)})::int as total
        from (${sql.join(matches, sql` union `)}) c`;
    });
    const { rows } = await sql<KindCount>`${sql.join(counted, sql` union all `)}`.execute(this.ctx.em.getKysely());
    return rows.filter(({ total }) => total > 0);
  }
}

/** One of each type, then the second of each: no type hides the others. Types in the order of the catalogue. */
function inTurns(items: readonly FoundItem[]): readonly FoundItem[] {
  const byKind = Map.groupBy(items, ({ kind }) => kind);
  const lists = stockModules.map(({ type }) => byKind.get(type.name) ?? []);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
}

/**
 * Stock of all types that the caller may see, by number or by words. Throws INVALID_REQUEST for a text that is blank, too
 * long or has too many words.
 */
export const searchStock = query(withScope(anyone, 'STOCK_READ'), SearchInput, async (ctx, { text, first, kinds }) => {
  const types = stockModules.map(({ type }) => type).filter(({ name }) => kinds?.includes(name) ?? true);
  return new FoundStock(ctx, types, await viewerOf(ctx), text, first ?? usualLength);
});
