import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import type { SortDirection } from '../../../kernel/input/page.ts';
import { type FilterRow, filterOrder, filterRowJson } from '../filters/filter-row.ts';

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
  where: RawBuilder<boolean>;
  /** Which filters `f` of the page are read. */
  filters: RawBuilder<boolean>;
}

/** Reads the settings of pages `p` with their filters and options in one query, by the page's name. */
export async function readPages(em: EntityManager, { where, filters }: Selection): Promise<PageSettingsRow[]> {
  const { rows } = await sql<PageSettingsRow>`
    select p.id, p.page_name as "pageName", p.list, p.title, p.description, p.is_visible as "isVisible", p.columns,
      case when p.sort_field is not null
        then json_build_object('field', p.sort_field, 'direction', p.sort_direction) end as "defaultSort",
      p.page_size as "pageSize", p.version,
      (select coalesce(json_agg(${filterRowJson} order by ${filterOrder}), '[]')
        from page_filter f where f.page_id = p.id and ${filters}) as filters
    from page_settings p where ${where} order by p.page_name`.execute(em.getKysely());
  return rows;
}

/** The settings of one page. Throws ITEM_NOT_FOUND, also when the condition keeps them from the caller. */
export async function readPage(em: EntityManager, selection: Selection): Promise<PageSettingsRow> {
  const [page] = await readPages(em, selection);
  if (!page) throw pageNotFound();
  return page;
}

/** ITEM_NOT_FOUND naming the page. */
export const pageNotFound = (path = 'pageName'): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path, message: 'there are no settings of this page' }] });
