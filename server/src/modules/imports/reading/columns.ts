import { otherSheets, type Sheet, type SheetRow } from '../../../platform/spreadsheets/spreadsheets.ts';
import { FaultCode } from '../../stock/cells/index.ts';
import type { StockImport } from '../../stock/files/index.ts';
import { headingIndex } from '../../stock/headings/index.ts';
import type { ProblemCollector } from '../findings/problem-collector.ts';
import type { AppliedProfile } from './apply-profile.ts';
import type { ColumnUse } from './column-use.ts';
import { matchHeadings } from './match-headings.ts';

/** Beginning of a file, from which its format is detected. */
export interface FileHead extends Pick<Sheet, 'header' | 'delimiter' | 'sheet' | 'sheets'> {
  readonly rows: readonly SheetRow[];
}

/**
 * How each column is used. Constants and the generated stock number from the profile are numbered after the file's
 * columns.
 */
export interface AssignedColumns {
  readonly uses: readonly ColumnUse[];
  readonly byHeading: ReadonlyMap<string, readonly number[]>;
  /** Replacements from the profile, by column of the file: lower-case cell → new value. */
  readonly mapped: readonly (ReadonlyMap<string, string> | undefined)[];
  /** Returns the first non-blank cells under a heading, with the profile's replacements applied. */
  samples(heading: string): readonly string[];
  /** Builds the stock number of a row from its unconverted cells, if no column contains it. */
  readonly makeKey: AppliedProfile['makeKey'];
}

/** Maximum number of non-blank cells that are sampled per column. */
const samplesPerColumn = 200;

/**
 * Assigns fields to the columns of a file. Adds questions to `problems`, and a problem if the key column is missing.
 */
export function assignColumns(
  type: StockImport,
  { header, rows, ...read }: FileHead,
  applied: AppliedProfile,
  problems: ProblemCollector,
): AssignedColumns {
  const samplesOf = (column: number): string[] => sampleCells(rows, column);
  const constantHeadings = new Set(applied.constants.map(({ heading }) => heading));
  if (applied.makeKey) constantHeadings.add(type.key);
  const index = headingIndex(type.headings, type.extras);
  const { headings, traps } = type;
  const { chosen, priceBasis } = applied;
  const rowsOf = (column: number): string[] =>
    rows.slice(0, samplesPerColumn).map(({ cells }) => cells[column]?.trim() ?? '');
  const uses = matchHeadings(
    {
      header,
      index,
      headings,
      traps,
      chosen,
      constantHeadings,
      priceBasis,
      samplesOf,
      rowsOf,
      formatCell: type.shownCell,
    },
    problems,
  );
  const byHeading = columnsByHeading(type, uses, applied);
  const mapped = valuesByColumn(byHeading, applied, header.length);
  const makeKey = applied.makeKey ?? keyOfParts(type, { byHeading, mapped, constants: applied.constants });
  if (makeKey && !applied.makeKey) byHeading.set(type.key, [header.length + applied.constants.length]);
  if (!byHeading.has(type.key)) {
    const message = `no column contains the stock number: name the column in the profile, or set stockId to build it from other columns${otherSheets(read)}`;
    problems.add({ row: 0, column: null, value: null, code: FaultCode.MISSING_COLUMN, message });
  }
  return {
    uses,
    byHeading,
    mapped,
    makeKey,
    samples: (heading) =>
      (byHeading.get(heading) ?? []).flatMap((column) =>
        samplesOf(column).map((text) => mapped[column]?.get(text.toLowerCase()) ?? text),
      ),
  };
}

type KeySource = Pick<AssignedColumns, 'byHeading' | 'mapped'> & Pick<AppliedProfile, 'constants'>;

/**
 * Returns the stock type's function that builds a key from other columns. Null unless the file has no key column but
 * has all columns that the function needs.
 */
function keyOfParts(type: StockImport, source: KeySource): AppliedProfile['makeKey'] {
  const { key, keyParts } = type;
  const { byHeading } = source;
  if (!keyParts || byHeading.has(key) || !keyParts.every((part) => byHeading.has(part))) return null;
  const parts = keyParts.flatMap((part) => byHeading.get(part)?.[0] ?? []).map((column) => textAt(column, source));
  const endOf = keyEndOf(type, source);
  return (cells) => {
    const texts = parts.map((textOf) => textOf(cells));
    return texts.some((text) => text !== '') ? texts.join('-') + endOf(cells) : '';
  };
}

type TextOfRow = (cells: readonly string[]) => string;

/** Returns a function that computes the key suffix of a row. */
function keyEndOf({ keyEnd }: StockImport, source: KeySource): TextOfRow {
  const column = keyEnd && source.byHeading.get(keyEnd.heading)?.[0];
  if (!keyEnd || column === undefined) return () => '';
  const textOf = textAt(column, source);
  const replacements = source.mapped[column];
  return (cells) => {
    const text = textOf(cells);
    return keyEnd.of(replacements?.get(text.toLowerCase()) ?? text);
  };
}

/**
 * Returns a function that reads the text of a column from a row. Constants of the profile follow the columns of the
 * file.
 */
function textAt(column: number, { mapped, constants }: KeySource): TextOfRow {
  const constant = constants[column - mapped.length];
  return constant ? () => constant.value : (cells) => cells[column]?.trim() ?? '';
}

function columnsByHeading(
  type: StockImport,
  uses: readonly ColumnUse[],
  applied: AppliedProfile,
): Map<string, number[]> {
  const columns = new Map<string, number[]>();
  const addColumn = (heading: string, column: number): void => {
    columns.set(heading, [...(columns.get(heading) ?? []), column]);
  };
  for (const [column, use] of uses.entries()) if (use.kind === 'heading') addColumn(use.heading, column);
  for (const [index, { heading }] of applied.constants.entries()) addColumn(heading, uses.length + index);
  if (applied.makeKey) addColumn(type.key, uses.length + applied.constants.length);
  return columns;
}

function valuesByColumn(
  columns: ReadonlyMap<string, readonly number[]>,
  applied: AppliedProfile,
  width: number,
): (ReadonlyMap<string, string> | undefined)[] {
  const mapped = Array.from({ length: width }, (): ReadonlyMap<string, string> | undefined => undefined);
  for (const [heading, values] of applied.values) {
    for (const column of columns.get(heading) ?? []) if (column < width) mapped[column] = values;
  }
  return mapped;
}

function sampleCells(rows: readonly SheetRow[], column: number): string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const text = cells[column]?.trim();
    if (text) samples.push(text);
    if (samples.length === samplesPerColumn) break;
  }
  return samples;
}
