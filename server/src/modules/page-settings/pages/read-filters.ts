import { OptionalText } from '../../../kernel/input/field-rules.ts';
import { IsId } from '../../../kernel/input/input.ts';
import { type Listing, shortListing } from '../../../kernel/input/page.ts';
import { etagOf } from '../../../kernel/transport/etag.ts';
import { anyone, forEveryKey } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { conditionsOn } from '../database.ts';
import { filterVisibleTo, visibilityScope } from '../page-visibility.ts';
import { FilterId } from './filter.input.ts';
import { type FilterOptionRow, type FilterRow, isFilter, readFilter, readFilters } from './filter-row.ts';

const page = conditionsOn('page_settings', 'p');

/** Which filters. */
class FilterQuery {
  @OptionalText(64)
  pageName?: string | null | undefined;
}

/** The filters that exist for the caller, of one page or of all; page by page, in their order. */
export const findFilters = query(forEveryKey(anyone), FilterQuery, (ctx, { pageName }) =>
  readFilters(ctx.em, page.and([filterVisibleTo(ctx), ...(pageName ? [page('p.page_name', '=', pageName)] : [])])),
);

/** One filter. Throws ITEM_NOT_FOUND, for a hidden one too unless the caller is an administrator. */
export const findFilter = query(forEveryKey(anyone), FilterId, (ctx, { id }) =>
  readFilter(ctx.em, page.and([isFilter(id), filterVisibleTo(ctx)])),
);

/** All filters that exist for the caller as a whole list. */
export const listFilters = query(
  forEveryKey(anyone),
  async (ctx): Promise<Listing<FilterRow>> =>
    shortListing(
      async () => etagOf('filters', visibilityScope(ctx), await revisionOf(ctx, ['page_settings'])),
      () => readFilters(ctx.em, filterVisibleTo(ctx)),
    ),
);

/** Whose options. */
class OptionsOfFilter {
  @IsId()
  filterId!: number;
}

/** The options of a filter as a whole list. Throws ITEM_NOT_FOUND like the filter itself. */
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
