import type { EntityManager } from '@mikro-orm/postgresql';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { AppError } from '../../../kernel/errors/errors.ts';
import { OptionalText } from '../../../kernel/input/field-rules.ts';
import { type Listing, shortListing } from '../../../kernel/input/page.ts';
import { IsId } from '../../../kernel/input/rules.ts';
import type { RowOf } from '../../../kernel/resources/resource-types.ts';
import { etagOf } from '../../../kernel/transport/etag.ts';
import { anyone, forEveryKey } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { rowColumns } from '../../../platform/database/statements/entity-rows.ts';
import type { Condition } from '../../../platform/database/statements/statements.ts';
import { conditionsOn, queryIn } from '../database.ts';
import { filterVisibleTo, visibilityScope } from '../page-visibility.ts';
import { PageFilter } from './filter.entity.ts';
import { FilterId } from './filter.input.ts';
import { PageFilterOption } from './filter-option.entity.ts';

export interface FilterOptionRow extends RowOf<PageFilterOption> {
  readonly filterId: number;
}

/** Filter with its options, as read from the database. */
export interface FilterRow extends RowOf<PageFilter> {
  /** Null if the filter has no page. */
  readonly pageName: string | null;
  readonly options: readonly FilterOptionRow[];
}

const filter = conditionsOn('page_filter', 'f');

const optionsOf = (em: EntityManager) =>
  filter
    .selectFrom('page_filter_option as o')
    .select([...rowColumns(em, PageFilterOption, 'o'), 'o.filter_id as filterId'])
    .whereRef('o.filter_id', '=', 'f.id')
    .orderBy('o.position')
    .orderBy('o.id');

/** Columns of a filter `f`. Excludes the name of its page. */
export const filterColumns = (em: EntityManager) => [
  ...rowColumns(em, PageFilter, 'f'),
  jsonArrayFrom(optionsOf(em)).as('options'),
];

/** SQL condition: the filter `f` has this ID. */
export const isFilter = (id: number): Condition => filter('f.id', '=', id);

/**
 * Reads the filters that match a condition on `f` and their pages `p`, with their options, in one query. Filters are
 * sorted by page and position. Filters without a page are last.
 */
const readFilters = (em: EntityManager, where: Condition): Promise<FilterRow[]> =>
  queryIn(em)
    .selectFrom('page_filter as f')
    .leftJoin('page_settings as p', 'p.id', 'f.page_id')
    .select(filterColumns(em))
    .select('p.page_name as pageName')
    .where(where)
    .orderBy('p.page_name', (order) => order.nullsLast())
    .orderBy('f.position')
    .orderBy('f.id')
    .execute();

/** Returns a filter. Throws ITEM_NOT_FOUND if it does not exist or does not meet the condition. */
export async function readFilter(em: EntityManager, where: Condition, path = 'id'): Promise<FilterRow> {
  const [row] = await readFilters(em, where);
  if (!row) throw filterNotFound(path);
  return row;
}

export const filterNotFound = (path = 'id'): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path, message: 'the filter does not exist' }] });

export const optionNotFound = (): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'the filter does not have this option' }] });

const page = conditionsOn('page_settings', 'p');

class FilterQuery {
  @OptionalText(64)
  pageName?: string | null | undefined;
}

/** Returns the filters that the caller may see, of one page or of all pages, sorted by page and position. */
export const findFilters = query(forEveryKey(anyone), FilterQuery, (ctx, { pageName }) =>
  readFilters(ctx.em, page.and([filterVisibleTo(ctx), ...(pageName ? [page('p.page_name', '=', pageName)] : [])])),
);

/** Returns a filter. Throws ITEM_NOT_FOUND, also for hidden filters unless the caller is an administrator. */
export const findFilter = query(forEveryKey(anyone), FilterId, (ctx, { id }) =>
  readFilter(ctx.em, page.and([isFilter(id), filterVisibleTo(ctx)])),
);

/** Returns all filters that the caller may see, for REST. */
export const listFilters = query(
  forEveryKey(anyone),
  async (ctx): Promise<Listing<FilterRow>> =>
    shortListing(
      async () => etagOf('filters', visibilityScope(ctx), await revisionOf(ctx, ['page_settings'])),
      () => readFilters(ctx.em, filterVisibleTo(ctx)),
    ),
);

class OptionsOfFilter {
  @IsId()
  filterId!: number;
}

/** Returns the options of a filter, for REST. Throws ITEM_NOT_FOUND if the caller cannot see the filter. */
export const listFilterOptions = query(
  forEveryKey(anyone),
  OptionsOfFilter,
  async (ctx, { filterId }): Promise<Listing<FilterOptionRow>> => {
    const { options } = await readFilter(ctx.em, page.and([isFilter(filterId), filterVisibleTo(ctx)]), 'filterId');
    return shortListing(
      async () => etagOf('options', filterId, await revisionOf(ctx, ['page_settings'])),
      async () => options,
    );
  },
);
