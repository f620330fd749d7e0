import type { Viewer } from '../../accounts/index.ts';
import type { ImportProfile } from '../../imports/index.ts';
import { blankColumn, DecimalMark, type ExportCells, type ExportColumn } from '../../stock/cells/index.ts';
import { importedFields, type StockExport } from '../../stock/files/index.ts';
import { DiscountScale, DiscountSign, headingIndex, headingKey } from '../../stock/headings/index.ts';
import type { StockType } from '../../stock/index.ts';

/** Profile values for the cells under one heading. */
interface ProfileValues {
  /** Returns the profile's value for a cell. */
  toProfileValue(cell: string): string;
  /** Descriptions of cells that no profile value represents and that the profile would read as a different value. */
  readonly unmappable: readonly string[];
}

/** Meanings of cells in imports. Cells with the same meaning count as one value. */
interface Meanings {
  of(cell: string): string;
  /** Returns true if a cell is a value that the field accepts. Always returns false for free text. */
  isValue(cell: string): boolean;
}

function meaningsUnder(type: StockType, heading: string): Meanings {
  const field = importedFields(type.fields).find(
    (candidate) => candidate.heading === heading || candidate.name === heading,
  );
  const { converter, facet } = field?.value ?? {};
  const read = (cell: string): string | null => {
    const value = typeof converter === 'function' && cell !== '' ? converter(cell) : null;
    return typeof value === 'string' ? value.toLowerCase() : null;
  };
  return {
    of: (cell) => read(cell) ?? cell.toLowerCase(),
    isValue: (cell) => facet?.kind === 'options' && !facet.isOpen && read(cell) !== null,
  };
}

/**
 * Inverts the value replacements of a profile. If the profile reads exactly one value as the content of a cell, the
 * cell is replaced with that value. If there are several such values, the cell is unchanged, unless the profile would
 * read it as a different value.
 */
function profileValues(type: StockType, heading: string, { values }: ImportProfile): ProfileValues {
  const { of: meaning, isValue: isWord } = meaningsUnder(type, heading);
  const entries = (values ?? [])
    .filter(({ field }) => field.toLowerCase() === heading.toLowerCase())
    .map(({ from, to }) => ({ from: from?.trim() ?? '', to: meaning(to?.trim() ?? '') }));
  if (entries.length === 0) return { toProfileValue: (cell) => cell, unmappable: [] };
  const byMeaning = Map.groupBy(entries, ({ to }) => to);
  const readAs = new Map(entries.map(({ from, to }) => [from.toLowerCase(), to]));
  const readsDifferently = (cell: string): boolean =>
    (readAs.get(cell.toLowerCase()) ?? meaning(cell)) !== meaning(cell);
  return {
    toProfileValue(cell) {
      const [entry, ...otherEntries] = byMeaning.get(meaning(cell)) ?? [];
      return entry && (otherEntries.length === 0 || readsDifferently(cell)) ? entry.from : cell;
    },
    unmappable: entries
      .filter(({ from }) => (from === '' || isWord(from)) && readsDifferently(from) && !byMeaning.has(meaning(from)))
      .map(
        ({ from }) => `${from === '' ? 'a blank cell' : `"${from}"`} would be read as a different value by the profile`,
      ),
  };
}

export interface ExportNote {
  /** Header of the column. Null if the note concerns the whole file. */
  readonly column: string | null;
  readonly message: string;
}

/** Columns of a file, and notes about how they differ from the stock. */
export interface ExportLayout {
  readonly columns: readonly ExportColumn[];
  readonly notes: readonly ExportNote[];
}

/** Column of a profile with its heading. The heading is null if the profile ignores the column. */
interface RequestedColumn {
  readonly header: string;
  readonly heading: string | null;
}

/** Matches column names in braces in the template of the key. */
const keyColumns = /\{([^{}]*)\}/g;

/** Returns the columns of a profile: the listed columns in their order, followed by the columns of the key template. */
function requestedColumns({ files }: StockExport, { columns, stockId }: ImportProfile): RequestedColumn[] {
  const headings = new Map(Object.keys(files.headings).map((heading) => [heading.toLowerCase(), heading]));
  const { primary } = headingIndex(files.headings, files.extras);
  const profileColumns = (columns ?? []).map(({ column, field }) => ({
    header: column,
    heading: field ? (headings.get(field.toLowerCase()) ?? field) : null,
  }));
  const profileHeaders = new Set(profileColumns.map(({ header }) => headingKey(header)));
  const parts = [...(stockId ?? '').matchAll(keyColumns)].flatMap(([, header = '']): RequestedColumn[] =>
    profileHeaders.has(headingKey(header)) ? [] : [{ header, heading: primary.get(headingKey(header)) ?? null }],
  );
  const requested = [...profileColumns, ...parts];
  const hasKey = Boolean(stockId) || requested.some(({ heading }) => heading === files.key);
  return hasKey ? requested : [{ header: files.key, heading: files.key }, ...requested];
}

/** Formats numbers in the notation that the profile expects. */
function formatForProfile(cells: ExportCells, heading: string, profile: ImportProfile): ExportCells {
  const format = (raw: unknown): string => {
    const text = cells.format(raw);
    const number = heading === 'discount' && text !== '' ? discountAs(Number(text), profile) : text;
    return cells.numbers && profile.decimals === DecimalMark.COMMA ? number.replaceAll('.', ',') : number;
  };
  return { ...cells, format };
}

/**
 * Converts a discount to the sign and scale used in a profile. `percent` is negative for prices below the list price.
 */
function discountAs(percent: number, { discountSign, discountScale }: ImportProfile): string {
  const signed = discountSign === DiscountSign.POSITIVE_IS_BACK ? -percent : percent;
  return discountScale === DiscountScale.FRACTION ? String(Number((signed / 100).toFixed(6))) : String(signed);
}

/** Returns the layout for files that a profile can read, with notes about values that such files cannot contain. */
export function profileLayout(exports: StockExport, profile: ImportProfile, viewer: Viewer): ExportLayout {
  const requested = requestedColumns(exports, profile);
  const requestedHeadings = new Set(requested.flatMap(({ heading }) => heading ?? []));
  const notes: ExportNote[] = [...notesOfFile(exports, profile, requestedHeadings)];
  const columns = requested.map(({ header, heading }): ExportColumn => {
    const cells = heading === null ? undefined : exports.cellsFor(heading, viewer, requestedHeadings);
    if (heading === null || !cells) {
      const message =
        heading === null ? 'is blank because the profile ignores it' : `is blank because ${heading} is not exported`;
      notes.push({ column: header, message });
      return blankColumn(header);
    }
    const { toProfileValue: wordOf, unmappable } = profileValues(exports.type, heading, profile);
    notes.push(...unmappable.map((message) => ({ column: header, message })));
    const formatted = formatForProfile(cells, heading, profile);
    return { header, ...formatted, format: (raw) => wordOf(formatted.format(raw)) };
  });
  return { columns, notes };
}

/** Returns notes about values that are missing in the entire file. */
function notesOfFile(
  { files, type }: StockExport,
  { constants, stockId, vendor }: ImportProfile,
  exportedFields: ReadonlySet<string>,
): ExportNote[] {
  const toNote = (message: string): ExportNote => ({ column: null, message });
  const constantFields = new Set((constants ?? []).map(({ field }) => field.toLowerCase()));
  const isCovered = (field: string): boolean => exportedFields.has(field) || constantFields.has(field.toLowerCase());
  const missing = files.required.filter((field) => !isCovered(field) && !files.computed[field]?.from.some(isCovered));
  return [
    ...(stockId
      ? [toNote(`the stock number is built from ${stockId}, so the file does not contain our own stock numbers`)]
      : []),
    ...(constants ?? []).map(({ field, value }) =>
      toNote(`${field} has no column: the profile reads ${value ?? 'nothing'} in every row`),
    ),
    ...(vendor ? [toNote(`the profile reads every row as stock of ${vendor}`)] : []),
    ...(missing.length > 0
      ? [toNote(`the profile has no column for ${missing.join(', ')}, so the file cannot create new ${type.noun}s`)]
      : []),
  ];
}
