import { type ErrorDetail } from '../../../../../kernel/errors/catalogue.ts';
import { AppError } from '../../../../../kernel/errors/errors.ts';
import type { StockImport } from '../import-type.ts';
import type { DiscountAnswers, DiscountScale, DiscountSign } from './import-discounts.ts';
import { type ColumnUse, headingIndex, headingKey } from './import-headings.ts';
import type { DecimalMark } from './import-numbers.ts';

/** How one supplier's files are read where their headers do not say it. The same shape in GraphQL, REST and files. */
export interface ImportProfile {
  /** What columns hold; a null field leaves the column out. */
  readonly columns?: readonly { readonly column: string; readonly field?: string | null }[] | null;
  /** Fields that are the same in every row. */
  readonly constants?: readonly { readonly field: string; readonly value: string | null }[] | null;
  /** Cells to be read as something else; null or empty stands for a blank cell. */
  readonly values?:
    | readonly { readonly field: string; readonly from: string | null; readonly to: string | null }[]
    | null;
  /** Makes the key of other columns: `{carat}-{cut}`. */
  readonly stockId?: string | null;
  /** Numbers repeated keys `-2`, `-3` … instead of refusing them. */
  readonly numberRepeats?: boolean | null;
  /** The sign before decimals in all columns; by default each column's own cells tell. */
  readonly decimals?: DecimalMark | null;
  readonly discountSign?: DiscountSign | null;
  readonly discountScale?: DiscountScale | null;
}

/** Whether a cell is what headers have: by this the header is told from titles above it. */
export function headerNames(type: StockImport, { columns }: ImportProfile): (cell: string) => boolean {
  const { primary, fallback, extras } = headingIndex(type.headings, type.extras);
  const chosen = new Set((columns ?? []).map(({ column }) => headingKey(column)));
  const known = [primary, fallback, extras, chosen, new Set(Object.keys(type.traps))];
  return (cell) => {
    const key = headingKey(cell);
    return known.some((names) => names.has(key));
  };
}

/** A profile whose names have been found in one file. */
export interface AppliedProfile {
  readonly chosen: readonly (ColumnUse | undefined)[];
  readonly constants: readonly { readonly heading: string; readonly value: string }[];
  /** Per heading: cell in small letters → what it is read as. */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Makes the key of a row's raw cells. */
  readonly makeKey: ((cells: readonly string[]) => string) | null;
  readonly numberRepeats: boolean;
  readonly decimals: DecimalMark | null;
  readonly discounts: DiscountAnswers;
}

/** Finds the profile's columns and fields. Throws INVALID_REQUEST naming every entry that fits nothing. */
export function applyProfile(type: StockImport, header: readonly string[], profile: ImportProfile): AppliedProfile {
  const faults: ErrorDetail[] = [];
  const fields = new Map(Object.keys(type.headings).map((heading) => [heading.toLowerCase(), heading]));
  const columns = new Map(header.map((name, column) => [headingKey(name), column]));

  const fieldAt = (path: string, field: string): string => {
    const found = fields.get(field.toLowerCase());
    if (found === undefined)
      faults.push({ path: `profile.${path}`, message: `"${field}" is no field of ${type.name}` });
    return found ?? '';
  };
  const columnAt = (path: string, name: string): number => {
    const found = columns.get(headingKey(name));
    if (found === undefined) faults.push({ path: `profile.${path}`, message: `the file has no column "${name}"` });
    return found ?? -1;
  };

  const chosen = header.map((): ColumnUse | undefined => undefined);
  for (const [index, { column, field }] of (profile.columns ?? []).entries()) {
    const at = columnAt(`columns.${index}.column`, column);
    const use: ColumnUse = field
      ? { kind: 'heading', heading: fieldAt(`columns.${index}.field`, field) }
      : { kind: 'none' };
    if (at >= 0) chosen[at] = use;
  }
  const isChosen = (heading: string): boolean =>
    chosen.some((use) => use?.kind === 'heading' && use.heading === heading);
  const constants = (profile.constants ?? []).map(({ field, value }, index) => {
    const heading = fieldAt(`constants.${index}.field`, field);
    if (isChosen(heading)) {
      faults.push({ path: `profile.constants.${index}.field`, message: `"${field}" is also a column of the profile` });
    }
    return { heading, value: value?.trim() ?? '' };
  });
  const values = new Map<string, Map<string, string>>();
  for (const [index, { field, from, to }] of (profile.values ?? []).entries()) {
    const heading = fieldAt(`values.${index}.field`, field);
    const words = values.get(heading) ?? new Map<string, string>();
    values.set(heading, words.set(from?.trim().toLowerCase() ?? '', to?.trim() ?? ''));
  }
  const ofDiscounts = (['discountSign', 'discountScale'] as const).filter((name) => profile[name]);
  if (!fields.has('discount')) {
    faults.push(...ofDiscounts.map((name) => ({ path: `profile.${name}`, message: `${type.name} have no discounts` })));
  }
  const makeKey = profile.stockId ? keyTemplate(profile.stockId, (name) => columnAt('stockId', name)) : null;
  if (faults.length > 0) throw new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details: faults });
  return {
    chosen,
    constants,
    values,
    makeKey,
    numberRepeats: profile.numberRepeats ?? false,
    decimals: profile.decimals ?? null,
    discounts: { sign: profile.discountSign ?? null, scale: profile.discountScale ?? null },
  };
}

/** `{carat}-{cut}` as a function of a row's cells; empty when all of them are blank. */
function keyTemplate(template: string, columnOf: (name: string) => number): (cells: readonly string[]) => string {
  // Odd parts are what stands in braces.
  const parts = template.split(/\{([^{}]*)\}/);
  const columns = parts.map((part, index) => (index % 2 === 1 ? columnOf(part) : -1));
  return (cells) => {
    let key = '';
    let isBlank = true;
    for (const [index, part] of parts.entries()) {
      const column = columns[index] ?? -1;
      const text = index % 2 === 1 ? (cells[column]?.trim() ?? '') : part;
      if (column >= 0 && text !== '') isBlank = false;
      key += text;
    }
    return isBlank ? '' : key.trim();
  };
}
