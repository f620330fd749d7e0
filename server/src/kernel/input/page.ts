import { invalid } from '../errors/errors.ts';
import { Field, FieldResolver, InputType, Int, Resolver, Root } from '../graphql.ts';
import { describedEnum } from '../values/described-enum.ts';
import { IsInt, Max, Min } from './rules.ts';

/** The deepest row that offset paging reaches; beyond it there is the feed. */
export const deepestRow = 10_000;

/** The largest page of a table. */
export const largestPage = 500;

/** The largest step of a feed. */
export const largestStep = 1_000;

/** Table paging. */
@InputType({ description: 'Which page of a table. `index` × `size` may be at most 10,000.' })
export class PageInput {
  @Field(() => Int, { defaultValue: 0, description: '0-based.' })
  @Min(0)
  @IsInt()
  index: number = 0;

  @Field(() => Int, { defaultValue: 36, description: '1 to 500.' })
  @Min(1)
  @Max(largestPage)
  @IsInt()
  size: number = 36;
}

/** Which way a column is sorted. Missing values come last both ways. */
export enum SortDirection {
  ASC = 'asc',
  DESC = 'desc',
}

describedEnum(SortDirection, {
  name: 'SortDirection',
  description: 'Missing values come last both ways.',
  values: { ASC: 'Lowest, earliest, A or best first.', DESC: 'Highest, latest, Z or worst first.' },
});

/** One page of rows. `total` is only counted when somebody asks for it. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly index: number;
  readonly size: number;
  total(): Promise<number>;
}

/** The same page of what its rows are made into. */
export const pageWith = <T, V>(page: Page<T>, make: (row: T) => V): Page<V> => ({
  items: page.items.map((row) => make(row)),
  index: page.index,
  size: page.size,
  total: () => page.total(),
});

/** Answers the field `total` of a type of pages, each of which is a `Page`. */
export function pageFields(type: new () => object): new () => object {
  @Resolver(() => type)
  class PageFields {
    @FieldResolver(() => Int)
    total(@Root() page: Page<unknown>): Promise<number> {
      return page.total();
    }
  }
  return PageFields;
}

/** The rows of one page. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** One page of a GraphQL table, by default the first. INVALID_REQUEST beyond the deepest row. */
export async function pageOf<T>(
  page: PageInput | null | undefined,
  read: (slice: Slice) => Promise<T[]>,
  total: () => Promise<number>,
): Promise<Page<T>> {
  const { index, size } = page ?? new PageInput();
  if (index * size > deepestRow) throw invalid('page.index', `must not lead beyond row ${deepestRow}`);
  return { items: await read({ limit: size, offset: index * size }), index, size, total };
}

/** A whole REST list: answered page by page or streamed, told unchanged by its ETag without reading rows. */
export interface Listing<T> {
  /**
   * Names the answer: the revision of the rows, what the caller may see, and what they asked for. Whole lists of a route
   * with the same tag are the same, whoever asks.
   */
  etag(): Promise<string>;
  /** However deep. */
  page(page: PageInput): Promise<Page<T>>;
  /** All rows, in constant memory. Of one state when everything is read in one snapshot. */
  rows(): AsyncIterable<T>;
  /** The rows are a part of the product: nothing is read from the database. */
  readonly isFixed?: boolean;
  /** The rows are stock: a replica that has caught up may answer (`fromReplica`). */
  readonly isStock?: boolean;
}

/** A list that is short by nature, such as somebody's own: read at once. */
export const shortListing = <T>(etag: () => Promise<string>, read: () => Promise<readonly T[]>): Listing<T> => ({
  etag,
  async page({ index, size }) {
    const all = await read();
    return { items: all.slice(index * size, (index + 1) * size), index, size, total: async () => all.length };
  },
  async *rows() {
    yield* await read();
  },
});

/** A list that is a part of the product: it changes with the build only. */
export const fixedListing = <T>(etag: string, values: readonly T[]): Listing<T> => ({
  ...shortListing(
    async () => etag,
    async () => values,
  ),
  isFixed: true,
});

/** Rows of a long list in constant memory: `next` reads some rows after the last one, none at the end. */
export async function* inChunks<T>(next: (last: T | undefined) => Promise<readonly T[]>): AsyncGenerator<T> {
  for (let chunk = await next(undefined); chunk.length > 0; chunk = await next(chunk.at(-1))) yield* chunk;
}
