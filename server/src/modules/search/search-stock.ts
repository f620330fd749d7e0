import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { sql } from 'kysely';
import { RequiredLine } from '../../kernel/input/field-rules.ts';
import { OptionalList } from '../../kernel/input/list-rules.ts';
import { anyone, withScope } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { type Viewer, viewerOf } from '../accounts/index.ts';
import type { StockType } from '../stock/index.ts';
import { stockModules } from '../stock-types/index.ts';
import type { FoundItem } from './found-item.ts';
import { isByWords, matchesOf, type Question } from './matching-rows.ts';
import { countMiss } from './search-misses.ts';
import { searchWords } from './search-words.ts';

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
