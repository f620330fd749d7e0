import { type ErrorDetail } from '../../../kernel/errors/catalogue.ts';
import { AppError } from '../../../kernel/errors/errors.ts';
import type { DecimalMark } from '../../stock/cells/index.ts';
import type { StockImport } from '../../stock/files/index.ts';
import {
  type DiscountAnswers,
  type ForeignCurrency,
  headingIndex,
  headingKey,
  type PriceBasis,
} from '../../stock/headings/index.ts';
import type { ColumnUse } from './column-use.ts';
import { type ImportProfile, vendorOf } from './import-profile.ts';

/** Profile whose column and field names are resolved for one file. */
export interface AppliedProfile {
  readonly chosen: readonly (ColumnUse | undefined)[];
  readonly constants: readonly { readonly heading: string; readonly value: string }[];
  /** Replacements by heading: lower-case cell → new value. */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Builds the stock number of a row from its unconverted cells. */
  readonly makeKey: ((cells: readonly string[]) => string) | null;
  readonly numberRepeats: boolean;
  readonly decimals: DecimalMark | null;
  readonly discounts: DiscountAnswers;
  readonly priceBasis: PriceBasis | null;
  readonly foreignCurrency: ForeignCurrency | null;
}

/**
 * Resolves the column and field names of a profile. Throws INVALID_REQUEST naming every entry whose column or field
 * does not exist.
 */
export function applyProfile(type: StockImport, header: readonly string[], profile: ImportProfile): AppliedProfile {
  const names = new ProfileNames(type, header);
  const chosen = chosenColumns(names, header, profile);
  const isChosen = (heading: string): boolean =>
    chosen.some((use) => use?.kind === 'heading' && use.heading === heading);
  const constants = (profile.constants ?? []).map(({ field, value }, index) => {
    const path = `constants.${index}.field`;
    const heading = names.fieldAt(path, field);
    if (isChosen(heading)) names.refuse(path, `"${field}" is already mapped to a column`);
    return { heading, value: value?.trim() ?? '' };
  });
  const values = new Map<string, Map<string, string>>();
  const read = (heading: string, from: string, to: string): void => {
    values.set(heading, (values.get(heading) ?? new Map<string, string>()).set(from, to));
  };
  for (const [index, { field, from, to }] of (profile.values ?? []).entries()) {
    read(names.fieldAt(`values.${index}.field`, field), from?.trim().toLowerCase() ?? '', to?.trim() ?? '');
  }
  const vendor = vendorOf(profile);
  if (vendor) {
    const { primary } = headingIndex(type.headings, type.extras);
    const hasVendor =
      isChosen(vendorHeading) ||
      constants.some(({ heading }) => heading === vendorHeading) ||
      header.some((name, column) => !chosen[column] && primary.get(headingKey(name)) === vendorHeading);
    // A vendor in the row takes precedence over the vendor of the profile.
    if (hasVendor) read(vendorHeading, '', vendor);
    else constants.push({ heading: vendorHeading, value: vendor });
  }
  refuseUseless(names, type, profile);
  const makeKey = profile.stockId ? keyTemplate(profile.stockId, (name) => names.columnAt('stockId', name)) : null;
  names.throwFaults();
  return {
    chosen,
    constants,
    values,
    makeKey,
    numberRepeats: profile.numberRepeats ?? false,
    decimals: profile.decimals ?? null,
    discounts: { sign: profile.discountSign ?? null, scale: profile.discountScale ?? null },
    priceBasis: profile.priceBasis ?? null,
    foreignCurrency: profile.foreignCurrency ?? null,
  };
}

/** Heading of the vendor in every stock type. */
const vendorHeading = 'vendor';

/**
 * Resolves the column and field names of a profile for a stock type and a file, and collects the names that were not
 * found.
 */
class ProfileNames {
  readonly #faults: ErrorDetail[] = [];
  readonly #fields: ReadonlyMap<string, string>;
  readonly #columns: ReadonlyMap<string, number>;

  constructor(
    private readonly type: StockImport,
    header: readonly string[],
  ) {
    this.#fields = new Map(Object.keys(type.headings).map((heading) => [heading.toLowerCase(), heading]));
    this.#columns = new Map(header.map((name, column) => [headingKey(name), column]));
  }

  refuse(path: string, message: string): void {
    this.#faults.push({ path: `profile.${path}`, message });
  }

  fieldAt(path: string, field: string): string {
    const heading = this.#fields.get(field.toLowerCase());
    if (heading === undefined) this.refuse(path, `"${field}" is not a field of ${this.type.name}`);
    return heading ?? '';
  }

  columnAt(path: string, name: string): number {
    const column = this.#columns.get(headingKey(name));
    if (column === undefined) this.refuse(path, `the file does not have a column "${name}"`);
    return column ?? -1;
  }

  throwFaults(): void {
    if (this.#faults.length === 0) return;
    throw new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details: this.#faults });
  }
}

function chosenColumns(
  names: ProfileNames,
  header: readonly string[],
  profile: ImportProfile,
): (ColumnUse | undefined)[] {
  const chosen = header.map((): ColumnUse | undefined => undefined);
  for (const [index, { column, field }] of (profile.columns ?? []).entries()) {
    const at = names.columnAt(`columns.${index}.column`, column);
    const use: ColumnUse = field
      ? { kind: 'heading', heading: names.fieldAt(`columns.${index}.field`, field) }
      : { kind: 'none' };
    if (at >= 0) chosen[at] = use;
  }
  return chosen;
}

/** Rejects options that do not apply to the stock type. The profile was probably written for another type. */
function refuseUseless(names: ProfileNames, { name, headings, identity }: StockImport, profile: ImportProfile): void {
  for (const option of ['discountSign', 'discountScale'] as const) {
    if (profile[option] && !headings.discount)
      names.refuse(option, `must not be set for ${name}, which have no discounts`);
  }
  if (profile.changedStones && !identity)
    names.refuse('changedStones', `must not be set for ${name}, which are not compared`);
  if (profile.priceBasis && !(headings.pricePerCarat && headings.totalPrice)) {
    names.refuse('priceBasis', `must not be set for ${name}, which have only one price`);
  }
}

/**
 * Returns a function that fills a template such as `{carat}-{cut}` from the cells of a row. The result is empty if
 * all these cells are blank.
 */
function keyTemplate(template: string, columnOf: (name: string) => number): (cells: readonly string[]) => string {
  // Parts with an odd index are the names in braces.
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
