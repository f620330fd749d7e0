import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { AppError } from '../../../kernel/errors/errors.ts';
import { type Listing, type SortDirection, shortListing } from '../../../kernel/input/page.ts';
import type { RowOf } from '../../../kernel/resources/resource-types.ts';
import { etagOf } from '../../../kernel/transport/etag.ts';
import { anyone, forEveryKey } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { rowColumns } from '../../../platform/database/statements/entity-rows.ts';
import type { Condition } from '../../../platform/database/statements/statements.ts';
import { conditionsOn, queryIn } from '../database.ts';
import { filterOfPageVisibleTo, pageVisibleTo, visibilityScope } from '../page-visibility.ts';
import { PageSettings } from './page-settings.entity.ts';
import { PageName } from './page-settings.input.ts';
import { type FilterRow, filterColumns } from './read-filters.ts';

/** Settings of a page's list with its filters. */
export interface PageSettingsRow extends RowOf<PageSettings> {
  /** Null for the list's default order. */
  readonly defaultSort: { readonly field: string; readonly direction: SortDirection } | null;
  /** Filters that the caller may see, in order. */
  readonly filters: readonly FilterRow[];
}

interface Selection {
  where: Condition;
  /** SQL condition that selects the filters `f`. */
  filters: Condition;
}

const page = conditionsOn('page_settings', 'p');

/** Returns the selection of a page with all its filters. */
export const wholePage = (id: number): Selection => ({ where: page('p.id', '=', id), filters: page.lit(true) });

/** SQL: default sort order of a page. Null if the page has no sort field. */
const defaultSort = page
  .case()
  .when('p.sort_field', 'is not', null)
  .then(jsonBuildObject({ field: page.ref('p.sort_field').$notNull(), direction: page.ref('p.sort_direction') }))
  .end();

/**
 * Reads the settings of the pages that match a condition on `p`, with their filters and options, in one query. Sorted
 * by page name.
 */
const readPages = (em: EntityManager, { where, filters }: Selection): Promise<PageSettingsRow[]> =>
  queryIn(em)
    .selectFrom('page_settings as p')
    .select(rowColumns(em, PageSettings, 'p'))
    .select([
      defaultSort.as('defaultSort'),
      jsonArrayFrom(
        page
          .selectFrom('page_filter as f')
          .select(filterColumns(em))
          .select('p.page_name as pageName')
          .whereRef('f.page_id', '=', 'p.id')
          .where(filters)
          .orderBy('f.position')
          .orderBy('f.id'),
      ).as('filters'),
    ])
    .where(where)
    .orderBy('p.page_name')
    .execute();

/** Returns the settings of a page. Throws ITEM_NOT_FOUND if they do not exist or do not meet the condition. */
export async function readPage(em: EntityManager, selection: Selection): Promise<PageSettingsRow> {
  const [row] = await readPages(em, selection);
  if (!row) throw pageNotFound();
  return row;
}

const pageNotFound = (path = 'pageName'): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path, message: 'the page has no settings' }] });

/** Returns the settings of all pages that the caller may see, sorted by name. */
export const findAllPageSettings = query(forEveryKey(anyone), (ctx) =>
  readPages(ctx.em, { where: pageVisibleTo(ctx), filters: filterOfPageVisibleTo(ctx) }),
);

/**
 * Returns the settings of a page. Throws ITEM_NOT_FOUND, also for hidden pages unless the caller is an administrator.
 */
export const findPageSettings = query(forEveryKey(anyone), PageName, (ctx, { pageName }) =>
  readPage(ctx.em, {
    where: page.and([page('p.page_name', '=', pageName), pageVisibleTo(ctx)]),
    filters: filterOfPageVisibleTo(ctx),
  }),
);

/** Returns the settings of all pages that the caller may see, for REST. */
export const listPageSettings = query(
  forEveryKey(anyone),
  async (ctx): Promise<Listing<PageSettingsRow>> =>
    shortListing(
      async () => etagOf('pages', visibilityScope(ctx), await revisionOf(ctx, ['page_settings'])),
      () => readPages(ctx.em, { where: pageVisibleTo(ctx), filters: filterOfPageVisibleTo(ctx) }),
    ),
);

/** Locks the settings of a page until the transaction ends. Throws ITEM_NOT_FOUND naming `path`. */
export async function lockPage(em: EntityManager, pageName: string, path = 'pageName'): Promise<PageSettings> {
  const page = await em.findOne(PageSettings, { pageName }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!page) throw pageNotFound(path);
  return page;
}
