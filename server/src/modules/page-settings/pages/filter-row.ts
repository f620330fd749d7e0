import type { EntityManager } from '@mikro-orm/postgresql';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { AppError } from '../../../kernel/errors/errors.ts';
import type { Condition } from '../../../platform/database/statements/statements.ts';
import { conditionsOn, queryIn } from '../database.ts';
import type { FilterKind } from '../filter-kind.ts';

/** One of the values that a multiselect offers, as it is read. */
export interface FilterOptionRow {
  readonly id: number;
  readonly filterId: number;
  readonly value: string;
  readonly label: string;
  readonly imageUrl: string | null;
  readonly position: number;
  readonly version: number;
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

const filter = conditionsOn('page_filter', 'f');

const options = filter
  .selectFrom('page_filter_option as o')
  .select([
    'o.id',
    'o.filter_id as filterId',
    'o.value',
    'o.label',
    'o.image_url as imageUrl',
    'o.position',
    'o.version',
  ])
  .whereRef('o.filter_id', '=', 'f.id')
  .orderBy('o.position')
  .orderBy('o.id');

/** Everything of a filter `f` but the name of its page. */
export const filterColumns = [
  'f.id',
  'f.field',
  'f.label',
  'f.kind',
  'f.position',
  'f.is_active as isActive',
  'f.version',
  jsonArrayFrom(options).as('options'),
] as const;

/** The condition that a filter `f` is this one. */
export const isFilter = (id: number): Condition => filter('f.id', '=', id);

/** Reads filters `f` of pages `p` with their options in one query: page by page, in their order; those of no page last. */
export const readFilters = (em: EntityManager, where: Condition): Promise<FilterRow[]> =>
  queryIn(em)
    .selectFrom('page_filter as f')
    .leftJoin('page_settings as p', 'p.id', 'f.page_id')
    .select(filterColumns)
    .select('p.page_name as pageName')
    .where(where)
    .orderBy('p.page_name', (order) => order.nullsLast())
    .orderBy('f.position')
    .orderBy('f.id')
    .execute();

/** One filter. Throws ITEM_NOT_FOUND, also when the condition keeps it from the caller. */
export async function readFilter(em: EntityManager, where: Condition, path = 'id'): Promise<FilterRow> {
  const [found] = await readFilters(em, where);
  if (!found) throw filterNotFound(path);
  return found;
}

/** ITEM_NOT_FOUND naming the filter. */
export const filterNotFound = (path = 'id'): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path, message: 'there is no such filter' }] });

/** ITEM_NOT_FOUND naming the option. */
export const optionNotFound = (): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'this filter has no such option' }] });
