import type { Viewer } from '../../accounts/index.ts';
import type { ImportProfile } from '../../imports/index.ts';
import { blankColumn, DecimalMark, type ExportCells, type ExportColumn } from '../../stock/cells/index.ts';
import { type StockExport, toldByFiles } from '../../stock/files/index.ts';
import { DiscountScale, DiscountSign, headingIndex, headingKey } from '../../stock/headings/index.ts';
import type { StockType } from '../../stock/index.ts';

/** The words of a profile for the cells under one heading. */
interface ProfileWords {
  /** What stands in a file for a cell of ours. */
  wordOf(cell: string): string;
  /** Which cells the profile would read as something else, and has no word for. */
  readonly unsayable: readonly string[];
}

/** What cells mean to imports: two that mean the same are one value. */
interface Meanings {
  of(cell: string): string;
  /** Whether a cell is a word for one of the values that the field can have; of free texts none is. */
  isWord(cell: string): boolean;
}

function meaningsUnder(type: StockType, heading: string): Meanings {
  const field = toldByFiles(type.fields).find((told) => told.heading === heading || told.name === heading);
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
 * Turns the values of a profile around. A word of the file stands for a cell of ours where it is the only one that is read as
 * that; of several, our own is kept unless the profile reads that as something else.
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
        ({ from }) => `${from === '' ? 'a blank cell' : `"${from}"`} would be read as something else by the profile`,
      ),
  };
}

/** Something about an export that whoever asks for it should know. */
export interface ExportNote {
  /** Header of the column that it is about. Null: about the file. */
  readonly column: string | null;
  readonly message: string;
}

/** Which columns a file has, and what they cannot tell. */
export interface ExportLayout {
  readonly columns: readonly ExportColumn[];
  readonly notes: readonly ExportNote[];
}

/** A column that a profile asks for, and what it holds. Null: the profile leaves it out. */
interface AskedColumn {
  readonly header: string;
  readonly heading: string | null;
}

/** The columns that the key is made of, in braces. */
const keyColumns = /\{([^{}]*)\}/g;

/** The columns of a profile in its order: those that it names, then those of which it makes the key. */
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

/** Numbers as a profile writes them. */
function asWritten(cells: ExportCells, heading: string, profile: ImportProfile): ExportCells {
  const written = (raw: unknown): string => {
    const text = cells.written(raw);
    const number = heading === 'discount' && text !== '' ? discountAs(Number(text), profile) : text;
    return cells.numbers && profile.decimals === DecimalMark.COMMA ? number.replaceAll('.', ',') : number;
  };
  return { ...cells, written };
}

/** A discount in percent, negative below the list price, in the sign and scale of a profile. */
function discountAs(percent: number, { discountSign, discountScale }: ImportProfile): string {
  const signed = discountSign === DiscountSign.POSITIVE_IS_BACK ? -percent : percent;
  return discountScale === DiscountScale.FRACTION ? String(Number((signed / 100).toFixed(6))) : String(signed);
}

/**
 * The layout of the files that a profile reads: its columns in its order, and its words for ours. What such a file cannot
 * tell is told beside it.
 */
export function profileLayout(exports: StockExport, profile: ImportProfile, viewer: Viewer): ExportLayout {
  const asked = askedColumns(exports, profile);
  const beside = new Set(asked.flatMap(({ heading }) => heading ?? []));
  const notes: ExportNote[] = [...notesOfFile(exports, profile, beside)];
  const columns = asked.map(({ header, heading }): ExportColumn => {
    const cells = heading === null ? undefined : exports.told(heading, viewer, beside);
    if (heading === null || !cells) {
      const message =
        heading === null ? 'is blank: the profile takes it for no field' : `is blank: nothing tells ${heading}`;
      notes.push({ column: header, message });
      return blankColumn(header);
    }
    const { wordOf, unsayable } = profileWords(exports.type, heading, profile);
    notes.push(...unsayable.map((message) => ({ column: header, message })));
    const written = asWritten(cells, heading, profile);
    return { header, ...written, written: (raw) => wordOf(written.written(raw)) };
  });
  return { columns, notes };
}

/** What no file that a profile reads tells. */
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
      ? [note(`the stock number is made of ${stockId}: the file does not hold the house's own numbers`)]
      : []),
    ...(constants ?? []).map(({ field, value }) =>
      note(`${field} is no column: the profile reads ${value ?? 'nothing'} in every row`),
    ),
    ...(vendor ? [note(`the profile reads every row as stock of ${vendor}`)] : []),
    ...(missing.length > 0
      ? [note(`the profile has no column for ${missing.join(', ')}: the file makes no new ${type.noun}s`)]
      : []),
  ];
}
