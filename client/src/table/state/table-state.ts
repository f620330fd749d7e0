import type { FilterKind, FilterValues } from '../filters/values/filter-value';
import { readFilterValue, writeFilterValue } from '../filters/values/filter-value';

/** Sort level: a column and its sort direction. */
export interface ColumnOrder {
  /** Column ID. */
  readonly column: string;
  readonly isDescending: boolean;
}

/** View of a list: a table, or cards with pictures. */
export type TableView = 'table' | 'grid';

/** State of a list, stored in the URL. */
export interface TableState {
  readonly filters: FilterValues;
  /** At most three sort levels, most significant first. */
  readonly sort: readonly ColumnOrder[];
  /** Zero-based page index. */
  readonly page: number;
  /** Null for the viewer's default view. */
  readonly view: TableView | null;
  /** IDs of the visible columns in order; null for the default columns. */
  readonly columns: readonly string[] | null;
}

/** Columns and filters that the URL parameters refer to. */
export interface TableShape {
  readonly fields: readonly {
    readonly id: string;
    readonly kind: FilterKind;
  }[];
  /** IDs of sortable columns. */
  readonly sortable: readonly string[];
  readonly defaultSort: readonly ColumnOrder[];
}

/** Maximum number of sort levels that the server accepts. */
export const MAX_SORT_LEVELS = 3;
const listParameters = ['sort', 'page', 'view', 'cols'] as const;

function writeSort(sort: readonly ColumnOrder[]): string {
  return sort.map(({ column, isDescending }) => `${isDescending ? '-' : ''}${column}`).join('.');
}

function readSort(text: string | null, shape: TableShape): readonly ColumnOrder[] {
  const levels = (text ?? '')
    .split('.')
    .map((part) => ({ column: part.replace(/^-/, ''), isDescending: part.startsWith('-') }))
    .filter(({ column }) => shape.sortable.includes(column));
  return levels.length === 0 ? shape.defaultSort : levels.slice(0, MAX_SORT_LEVELS);
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) - 1 : 0;
}

/** Parses the list state from URL parameters. Invalid values fall back to the defaults. */
export function readTableState(parameters: URLSearchParams, shape: TableShape): TableState {
  const filters = Object.fromEntries(
    shape.fields.flatMap(({ id, kind }) => {
      const value = readFilterValue(kind, parameters.getAll(id));
      return value === null ? [] : [[id, value]];
    }),
  );
  const view = parameters.get('view');
  const columns = parameters.get('cols')?.split('.').filter(Boolean) ?? [];
  return {
    filters,
    sort: readSort(parameters.get('sort'), shape),
    page: readPage(parameters.get('page')),
    view: view === 'table' || view === 'grid' ? view : null,
    columns: columns.length === 0 ? null : columns,
  };
}

/**
 * Returns the URL parameters for a list state. Omits defaults. Parameters that do not belong to the list come
 * first, unchanged.
 */
export function writeTableState(
  state: TableState,
  shape: TableShape,
  others: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const parameters = withoutTableState(others, shape);
  for (const { id } of shape.fields) {
    const value = state.filters[id];
    for (const text of value === undefined ? [] : writeFilterValue(value)) {
      parameters.append(id, text);
    }
  }
  if (writeSort(state.sort) !== writeSort(shape.defaultSort)) {
    parameters.set('sort', writeSort(state.sort));
  }
  if (state.page > 0) {
    parameters.set('page', String(state.page + 1));
  }
  if (state.view !== null) {
    parameters.set('view', state.view);
  }
  if (state.columns !== null) {
    parameters.set('cols', state.columns.join('.'));
  }
  return parameters;
}

/** Returns the URL parameters that do not belong to the list. */
export function withoutTableState(parameters: URLSearchParams, shape: TableShape): URLSearchParams {
  const listNames = new Set<string>([...listParameters, ...shape.fields.map(({ id }) => id)]);
  return new URLSearchParams([...parameters].filter(([name]) => !listNames.has(name)));
}

/** Returns true if any URL parameter belongs to the list. */
export function hasTableState(parameters: URLSearchParams, shape: TableShape): boolean {
  return withoutTableState(parameters, shape).size < parameters.size;
}
