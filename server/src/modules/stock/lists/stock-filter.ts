import { type RawBuilder, sql } from 'kysely';
import { AppError, invalid, notSignedIn } from '../../../kernel/errors/errors.ts';
import type { ListCondition } from '../../../kernel/lists/list-query.ts';
import { scopeMissing } from '../../../kernel/use-cases/access.ts';
import { containing } from '../../../kernel/values/text.ts';
import type { Viewer } from '../../accounts/index.ts';
import type { StockField } from '../fields/stock-field.ts';
import { isReadableBy } from '../fields/stock-row.ts';
import { designFlag } from '../graphql/design-flag.ts';
import type { StockType } from '../stock-type.ts';
import { Availability } from '../values/availability.ts';
import { asksForDesigns, isFirstOfDesign } from './designs.ts';

/**
 * Throws FORBIDDEN for a field that the viewer may not read, because filters, sorts and counts would reveal its
 * values too.
 */
export function requireReadable(field: StockField, viewer: Viewer): void {
  if (isReadableBy(field, viewer)) return;
  if (field.isPrice) requirePrices(viewer);
  throw forbiddenTo(viewer.kind);
}

/** Throws FORBIDDEN if the viewer may not read prices. */
function requirePrices({ seesPrices }: Viewer): void {
  if (!seesPrices) throw scopeMissing('PRICES_READ', 'prices');
}

/** Throws FORBIDDEN unless the viewer is an administrator. */
export function requireAdministrator({ kind }: Viewer): void {
  if (kind !== 'administrator') throw forbiddenTo(kind);
}

const forbiddenTo = (kind: Viewer['kind']): AppError =>
  kind === 'visitor' ? notSignedIn() : new AppError('FORBIDDEN');

/** Returns the conditions of a filter. Throws FORBIDDEN if the viewer may not use one of its fields. */
export function conditionsOf(filter: object, type: StockType, viewer: Viewer): ListCondition[] {
  const conditions = Object.entries(filter)
    .filter(([name, value]) => value !== null && value !== undefined && name !== designFlag)
    .map(([name, value]) => ({ name, condition: conditionOf(name, value, { type, viewer, filter }) }));
  if (asksForDesigns(filter)) requirePrices(viewer);
  const first = isFirstOfDesign(filter, type, viewer, allOf(conditions.map(({ condition }) => condition)));
  return first ? [...conditions, { name: designFlag, condition: first }] : conditions;
}

interface Asking {
  readonly type: StockType;
  readonly viewer: Viewer;
  readonly filter: object;
}

function conditionOf(name: string, value: unknown, context: Asking): RawBuilder<boolean> {
  const { type, viewer } = context;
  const declared = type.filters[name];
  if (declared?.isForAdministrators) requireAdministrator(viewer);
  if (declared) return declared.condition(value, viewer);
  if (name === 'ids') return sql`d.id = any(${value})`;
  if (name === 'text') return containsWords(String(value), textsOf(type));
  if (name === 'isActive') {
    requireAdministrator(viewer);
    return sql`d.is_active = ${value}`;
  }
  if (name === 'updatedAt' && typeof value === 'object') {
    requireAdministrator(viewer);
    return isWithin(sql`d.updated_at`, { min: null, max: null, ...value });
  }
  const field = type.fields.find(({ filterName }) => filterName === name);
  if (!field) throw invalid(`filter.${name}`, 'is not a valid filter');
  requireReadable(field, viewer);
  const column = type.read(field, viewer);
  if (field.name === 'availability' && Array.isArray(value)) return isAnyOf(value, column, context);
  if (Array.isArray(value)) {
    const { facet } = field.value;
    const isList = facet.kind === 'options' && facet.isList;
    return isList ? sql`${column} && ${value}::smallint[]` : sql`${column} = any(${value})`;
  }
  if (typeof value === 'object' && value !== null) return isWithin(column, { min: null, max: null, ...value });
  return sql`${column} = ${value}`;
}

/**
 * Returns the condition for a set of availabilities. Most callers request orderable stock, for which there is a
 * faster condition.
 */
function isAnyOf(
  values: readonly unknown[],
  availability: RawBuilder<unknown>,
  { type, viewer, filter }: Asking,
): RawBuilder<boolean> {
  const selected = new Set(values);
  const isForSale =
    selected.size === 2 && selected.has(Availability.FOR_SALE) && selected.has(Availability.HELD_FOR_YOU);
  return isForSale ? type.isForSaleTo(viewer, filter) : sql`${availability} = any(${values})`;
}

function isWithin(column: RawBuilder<unknown>, { min, max }: { min: unknown; max: unknown }): RawBuilder<boolean> {
  const ends = [min == null ? null : sql`${column} >= ${min}`, max == null ? null : sql`${column} <= ${max}`];
  const bounds = ends.filter((end) => end !== null);
  return bounds.length === 0 ? sql`true` : sql`(${sql.join(bounds, sql` and `)})`;
}

const maxWords = 10;

/** Returns the condition of the `text` filter: the searchable text of a row contains all words. */
export const containsText = (text: string, type: StockType, viewer: Viewer): RawBuilder<boolean> =>
  type.filters.text?.condition(text, viewer) ?? containsWords(text, textsOf(type));

/**
 * Returns SQL for the searchable text of a row in lower case. It must match the expression of the type's index
 * (`…_search_text_index`). Fields that only administrators can read are excluded.
 */
function textsOf({ fields }: StockType): RawBuilder<string> {
  const searched = fields.filter(({ value, isForAdministrators }) => value.isSearched && !isForAdministrators);
  const texts = searched.map(({ column }) => sql`coalesce(${sql.ref(`d.${column}`)}, '')`);
  return sql`lower(${sql.join(texts, sql` || ' ' || `)})`;
}

/** Returns the condition that a lower-case string contains all words, in any order, ignoring case. */
export function containsWords(text: string, texts: RawBuilder<string>): RawBuilder<boolean> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > maxWords) throw invalid('filter.text', `must have at most ${maxWords} words`);
  return allOf(words.map((word) => sql`${texts} like ${containing(word)}`));
}

/** Combines conditions with AND. True if there are no conditions. */
export const allOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
