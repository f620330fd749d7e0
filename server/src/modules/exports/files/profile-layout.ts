import type { Viewer } from '../../accounts/index.ts';
import type { ImportProfile } from '../../imports/index.ts';
import { blankColumn, DecimalMark, type ExportCells, type ExportColumn } from '../../stock/cells/index.ts';
import { importedFields, type StockExport } from '../../stock/files/index.ts';
import { DiscountScale, DiscountSign, headingIndex, headingKey } from '../../stock/headings/index.ts';
import type { StockType } from '../../stock/index.ts';

/** Values of a profile for the cells under one heading. */
interface ProfileWords {
  /** Returns the profile's value for a cell. */
  wordOf(cell: string): string;
  /** Cells for which the profile has no value and which it would read as a different value. */
  readonly unsayable: readonly string[];
}

/** Meanings of cells in imports. Cells with the same meaning are one value. */
interface Meanings {
  of(cell: string): string;
  /** Returns true if a cell is a value that the field accepts. Always returns false for free text. */
  isWord(cell: string): boolean;
}

function meaningsUnder(type: StockType, heading: string): Meanings {
  const field = importedFields(type.fields).find((told) => told.heading === heading || told.name === heading);
  const { converter, facet } = field?.value ?? {};
  const read = (cell: string): string | null => {
    const value = typeof converter === 'function' && cell !== '' ? converter(cell) : null;
    return typeof value === 'string' ? value.toLowerCase() : null;
  };
  return {
    of: (cell) => read(cell) ?? cell.toLowerCase(),
    isWord: (cell) => facet?.kind === 'options' && !facet.isOpen && read(cell) !== null,
  };
}

/**
 * Inverts the value replacements of a profile. A cell is replaced with the profile's value if exactly one value is
 * read as the content of the cell. If several are, the cell is unchanged, unless the profile would read it as a
 * different value.
 */
function profileWords(type: StockType, heading: string, { values }: ImportProfile): ProfileWords {
  const { of: meaning, isWord } = meaningsUnder(type, heading);
  const entries = (values ?? [])
    .filter(({ field }) => field.toLowerCase() === heading.toLowerCase())
    .map(({ from, to }) => ({ from: from?.trim() ?? '', to: meaning(to?.trim() ?? '') }));
  if (entries.length === 0) return { wordOf: (cell) => cell, unsayable: [] };
  const byMeaning = Map.groupBy(entries, ({ to }) => to);
  const readAs = new Map(entries.map(({ from, to }) => [from.toLowerCase(), to]));
  const isMisread = (cell: string): boolean => (readAs.get(cell.toLowerCase()) ?? meaning(cell)) !== meaning(cell);
  return {
    wordOf(cell) {
      const [word, ...others] = byMeaning.get(meaning(cell)) ?? [];
      return word && (others.length === 0 || isMisread(cell)) ? word.from : cell;
    },
    unsayable: entries
      .filter(({ from }) => (from === '' || isWord(from)) && isMisread(from) && !byMeaning.has(meaning(from)))
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

/** Columns of a file, and their differences from the stock. */
export interface ExportLayout {
  readonly columns: readonly ExportColumn[];
  readonly notes: readonly ExportNote[];
}

/** Column of a profile, with its heading. The heading is null if the profile ignores the column. */
interface AskedColumn {
  readonly header: string;
  readonly heading: string | null;
}

/** Matches column names in braces in the key template. */
const keyColumns = /\{([^{}]*)\}/g;

/** Returns the columns of a profile: the listed columns in their order, followed by the columns of the key template. */
function askedColumns({ files }: StockExport, { columns, stockId }: ImportProfile): AskedColumn[] {
  const headings = new Map(Object.keys(files.headings).map((heading) => [heading.toLowerCase(), heading]));
  const { primary } = headingIndex(files.headings, files.extras);
  const named = (columns ?? []).map(({ column, field }) => ({
    header: column,
    heading: field ? (headings.get(field.toLowerCase()) ?? field) : null,
  }));
  const known = new Set(named.map(({ header }) => headingKey(header)));
  const parts = [...(stockId ?? '').matchAll(keyColumns)].flatMap(([, header = '']): AskedColumn[] =>
    known.has(headingKey(header)) ? [] : [{ header, heading: primary.get(headingKey(header)) ?? null }],
  );
  const asked = [...named, ...parts];
  const hasKey = Boolean(stockId) || asked.some(({ heading }) => heading === files.key);
  return hasKey ? asked : [{ header: files.key, heading: files.key }, ...asked];
}

/** Formats numbers in the way that the profile reads them. */
function asWritten(cells: ExportCells, heading: string, profile: ImportProfile): ExportCells {
  const written = (raw: unknown): string => {
    const text = cells.format(raw);
    const number = heading === 'discount' && text !== '' ? discountAs(Number(text), profile) : text;
    return cells.numbers && profile.decimals === DecimalMark.COMMA ? number.replaceAll('.', ',') : number;
  };
  return { ...cells, format: written };
}

/** Converts a discount to the sign and scale of a profile. `percent` is negative for prices below the list price. */
function discountAs(percent: number, { discountSign, discountScale }: ImportProfile): string {
  const signed = discountSign === DiscountSign.POSITIVE_IS_BACK ? -percent : percent;
  return discountScale === DiscountScale.FRACTION ? String(Number((signed / 100).toFixed(6))) : String(signed);
}

/** Returns the layout of files that a profile can read, with notes about values that such files cannot contain. */
export function profileLayout(exports: StockExport, profile: ImportProfile, viewer: Viewer): ExportLayout {
  const asked = askedColumns(exports, profile);
  const beside = new Set(asked.flatMap(({ heading }) => heading ?? []));
  const notes: ExportNote[] = [...notesOfFile(exports, profile, beside)];
  const columns = asked.map(({ header, heading }): ExportColumn => {
    const cells = heading === null ? undefined : exports.cellsFor(heading, viewer, beside);
    if (heading === null || !cells) {
      const message =
        heading === null ? 'is blank because the profile ignores it' : `is blank because ${heading} is not exported`;
      notes.push({ column: header, message });
      return blankColumn(header);
    }
    const { wordOf, unsayable } = profileWords(exports.type, heading, profile);
    notes.push(...unsayable.map((message) => ({ column: header, message })));
    const written = asWritten(cells, heading, profile);
    return { header, ...written, format: (raw) => wordOf(written.format(raw)) };
  });
  return { columns, notes };
}

/** Returns notes about values that are missing in the whole file. */
function notesOfFile(
  { files, type }: StockExport,
  { constants, stockId, vendor }: ImportProfile,
  told: ReadonlySet<string>,
): ExportNote[] {
  const note = (message: string): ExportNote => ({ column: null, message });
  const fixed = new Set((constants ?? []).map(({ field }) => field.toLowerCase()));
  const isTold = (field: string): boolean => told.has(field) || fixed.has(field.toLowerCase());
  const missing = files.required.filter((field) => !isTold(field) && !files.computed[field]?.from.some(isTold));
  return [
    ...(stockId
      ? [note(`the stock number is built from ${stockId}, so the file does not contain our own stock numbers`)]
      : []),
    ...(constants ?? []).map(({ field, value }) =>
      note(`${field} has no column: the profile reads ${value ?? 'nothing'} in every row`),
    ),
    ...(vendor ? [note(`the profile reads every row as stock of ${vendor}`)] : []),
    ...(missing.length > 0
      ? [note(`the profile has no column for ${missing.join(', ')}, so the file cannot create new ${type.noun}s`)]
      : []),
  ];
}
