import type { EntityManager } from '@mikro-orm/postgresql';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { AppError } from '../../../kernel/errors/errors.ts';
import type { SortDirection } from '../../../kernel/input/page.ts';
import type { Condition } from '../../../platform/database/statements/statements.ts';
import { conditionsOn, queryIn } from '../database.ts';
import { type FilterRow, filterColumns } from './filter-row.ts';

/** How the list of a page is shown, with its filters, as it is read. */
export interface PageSettingsRow {
  readonly id: number;
  readonly pageName: string;
  readonly list: string;
  readonly title: string;
  readonly description: string | null;
  readonly isVisible: boolean;
  readonly columns: readonly string[];
  /** Null: the list's own order. */
  readonly defaultSort: { readonly field: string; readonly direction: SortDirection } | null;
  readonly pageSize: number;
  readonly version: number;
  /** Those that exist for the caller, in their order. */
  readonly filters: readonly FilterRow[];
}

interface Selection {
  where: Condition;
  /** Which filters `f` of the page are read. */
  filters: Condition;
}

const page = conditionsOn('page_settings', 'p');

/** One page with all its filters. */
export const wholePage = (id: number): Selection => ({ where: page('p.id', '=', id), filters: page.lit(true) });

/** Null without a column to sort by. */
const defaultSort = page
  .case()
  .when('p.sort_field', 'is not', null)
  .then(jsonBuildObject({ field: page.ref('p.sort_field').$notNull(), direction: page.ref('p.sort_direction') }))
  .end();

/** Reads the settings of pages `p` with their filters and options in one query, by the page's name. */
export const readPages = (em: EntityManager, { where, filters }: Selection): Promise<PageSettingsRow[]> =>
  queryIn(em)
    .selectFrom('page_settings as p')
    .select([
      'p.id',
      'p.page_name as pageName',
      'p.list',
      'p.title',
      'p.description',
      'p.is_visible as isVisible',
      'p.columns',
      defaultSort.as('defaultSort'),
      'p.page_size as pageSize',
      'p.version',
      jsonArrayFrom(
        page
          .selectFrom('page_filter as f')
          .select(filterColumns)
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

/** The settings of one page. Throws ITEM_NOT_FOUND, also when the condition keeps them from the caller. */
export async function readPage(em: EntityManager, selection: Selection): Promise<PageSettingsRow> {
  const [found] = await readPages(em, selection);
  if (!found) throw pageNotFound();
  return found;
}

/** ITEM_NOT_FOUND naming the page. */
export const pageNotFound = (path = 'pageName'): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path, message: 'there are no settings of this page' }] });
