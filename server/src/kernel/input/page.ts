import { invalid } from '../errors/errors.ts';
import { Field, FieldResolver, InputType, Int, Resolver, Root } from '../graphql.ts';
import { describedEnum } from '../values/described-enum.ts';
import { IsInt, Max, Min } from './rules.ts';

/** Position of the last row that offset paging can reach. To read more rows, clients use the feed. */
export const deepestRow = 10_000;

/** Maximum number of rows per page. */
export const largestPage = 500;

/** Maximum number of rows in one response of a feed. */
export const largestStep = 1_000;

@InputType({ description: 'Page of a table. `index` × `size` may be at most 10,000.' })
export class PageInput {
  @Field(() => Int, { defaultValue: 0, description: 'Zero-based page number.' })
  @Min(0)
  @IsInt()
  index: number = 0;

  @Field(() => Int, { defaultValue: 36, description: 'Rows per page, 1 to 500.' })
  @Min(1)
  @Max(largestPage)
  @IsInt()
  size: number = 36;
}

export enum SortDirection {
  ASC = 'asc',
  DESC = 'desc',
}

describedEnum(SortDirection, {
  name: 'SortDirection',
  description: 'Sort direction. Null values are last in both directions.',
  values: {
    ASC: 'Ascending: lowest, earliest, A or best first.',
    DESC: 'Descending: highest, latest, Z or worst first.',
  },
});

/** One page of rows. `total` counts the rows only if the client selects it. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly index: number;
  readonly size: number;
  total(): Promise<number>;
}

/** Returns the page with each row converted. */
export const pageWith = <T, V>(page: Page<T>, make: (row: T) => V): Page<V> => ({
  items: page.items.map((row) => make(row)),
  index: page.index,
  size: page.size,
  total: () => page.total(),
});

/** Adds the field resolver for `total` to a page type. Objects of that type must be a `Page`. */
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

export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/**
 * Reads one page of a GraphQL list. Default: the first page. Throws INVALID_REQUEST if the page extends beyond
 * `deepestRow`.
 */
export async function pageOf<T>(
  page: PageInput | null | undefined,
  read: (slice: Slice) => Promise<T[]>,
  total: () => Promise<number>,
): Promise<Page<T>> {
  const { index, size } = page ?? new PageInput();
  if (index * size > deepestRow) throw invalid('page.index', `must be within the first ${deepestRow} rows`);
  return { items: await read({ limit: size, offset: index * size }), index, size, total };
}

/**
 * REST list that is returned page by page or streamed in full. If its ETag matches, the server returns 304 without
 * reading rows.
 */
export interface Listing<T> {
  /**
   * Identifies the response by the revision of the rows, the caller's rights and the query. Two callers that have the
   * same ETag for a route's complete list receive identical responses.
   */
  etag(): Promise<string>;
  /** Returns a page at any position in the list. The limit `deepestRow` does not apply. */
  page(page: PageInput): Promise<Page<T>>;
  /** Yields all rows in constant memory. If the rows must be consistent, read them in one snapshot. */
  rows(): AsyncIterable<T>;
  /** Whether the rows are constants in the code, so that no database query is needed. */
  readonly isFixed?: boolean;
  /** Whether the rows are stock, so that an up-to-date replica may serve them (`fromReplica`). */
  readonly isStock?: boolean;
}

/** Creates a listing for a short list, such as the caller's own records. Reads all rows in one query. */
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

/** Creates a listing of constant rows, which change only with a new build. */
export const fixedListing = <T>(etag: string, values: readonly T[]): Listing<T> => ({
  ...shortListing(
    async () => etag,
    async () => values,
  ),
  isFixed: true,
});

/**
 * Yields the rows of a long list in constant memory. `next` reads the rows that follow the given row. An empty result
 * ends the list.
 */
export async function* inChunks<T>(next: (last: T | undefined) => Promise<readonly T[]>): AsyncGenerator<T> {
  for (let chunk = await next(undefined); chunk.length > 0; chunk = await next(chunk.at(-1))) yield* chunk;
}
