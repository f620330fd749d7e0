import { IsInt, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

/** The deepest row that offset paging reaches; beyond it there is the feed. */
export const deepestRow = 10_000;

/** Table paging. */
@InputType()
export class PageInput {
  @Field(() => Int, { defaultValue: 0, description: '0-based.' })
  @IsInt()
  @Min(0)
  index: number = 0;

  @Field(() => Int, { defaultValue: 36, description: '1 to 500.' })
  @IsInt()
  @Min(1)
  @Max(500)
  size: number = 36;
}

/** Which way a column is sorted. Missing values come last both ways. */
export enum SortDirection {
  ASC = 'asc',
  DESC = 'desc',
}

/** One page of rows. `total` is only counted when somebody asks for it. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly index: number;
  readonly size: number;
  total(): Promise<number>;
}

/** A whole REST list: answered page by page or streamed, told unchanged by its ETag without reading rows. */
export interface Listing<T> {
  /** Changes whenever the answer may: the revision of the rows together with what the caller may see. */
  etag(): Promise<string>;
  page(page: PageInput): Promise<Page<T>>;
  /** All rows, in constant memory. */
  rows(): AsyncIterable<T>;
}
