import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import type { FilterKind } from './filter-kind.ts';

/** One of the values that a multiselect offers, as it is read. */
export interface FilterOptionRow {
  readonly id: number;
  readonly filterId: number;
  readonly value: string;
  readonly label: string;
  readonly imageUrl: string | null;
  readonly position: number;
}

/** A filter of a page, as it is read. */
export interface FilterRow {
  readonly id: number;
  /** Null: on no page. */
  readonly pageName: string | null;
  readonly field: string;
  readonly label: string;
  readonly kind: FilterKind;
  readonly position: number;
  readonly isActive: boolean;
  readonly version: number;
  /** In their order. */
  readonly options: readonly FilterOptionRow[];
}

/** SQL: the filter `f` of the page `p` as JSON. */
export const filterRowJson = sql`json_build_object(
  'id', f.id, 'pageName', p.page_name, 'field', f.field, 'label', f.label, 'kind', f.kind, 'position', f.position,
  'isActive', f.is_active, 'version', f.version,
  'options', (
    select coalesce(json_agg(json_build_object(
      'id', o.id, 'filterId', o.filter_id, 'value', o.value, 'label', o.label, 'imageUrl', o.image_url,
      'position', o.position) order by o.position, o.id), '[]')
    from page_filter_option o where o.filter_id = f.id))`;

/** SQL behind `order by`: filters `f` as their page shows them. */
export const filterOrder = sql`f.position, f.id`;

/** Reads filters `f` of pages `p` with their options in one query: page by page, in their order; those of no page last. */
export async function readFilters(em: EntityManager, where: RawBuilder<boolean>): Promise<FilterRow[]> {
  const { rows } = await sql<{ filter: FilterRow }>`
    select ${filterRowJson} as filter from page_filter f left join page_settings p on p.id = f.page_id
    where ${where} order by p.page_name nulls last, ${filterOrder}`.execute(em.getKysely());
  return rows.map(({ filter }) => filter);
}

/** One filter. Throws ITEM_NOT_FOUND, also when the condition keeps it from the caller. */
export async function readFilter(em: EntityManager, where: RawBuilder<boolean>, path = 'id'): Promise<FilterRow> {
  const [filter] = await readFilters(em, where);
  if (!filter) throw filterNotFound(path);
  return filter;
}

/** ITEM_NOT_FOUND naming the filter. */
export const filterNotFound = (path = 'id'): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path, message: 'there is no such filter' }] });

/** ITEM_NOT_FOUND naming the option. */
export const optionNotFound = (): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'this filter has no such option' }] });
