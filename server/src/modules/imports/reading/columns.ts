import { otherSheets, type Sheet, type SheetRow } from '../../../platform/spreadsheets/spreadsheets.ts';
import { FaultCode } from '../../stock/cells/index.ts';
import type { StockImport } from '../../stock/files/index.ts';
import { headingIndex } from '../../stock/headings/index.ts';
import type { ProblemLog } from '../findings/problem-log.ts';
import type { AppliedProfile } from './apply-profile.ts';
import type { ColumnUse } from './column-use.ts';
import { matchHeadings } from './match-headings.ts';

/** The beginning of a file: what its reading is decided by. */
export interface FileHead extends Pick<Sheet, 'header' | 'delimiter' | 'sheet' | 'sheets'> {
  readonly rows: readonly SheetRow[];
}

/** Which column carries what. The profile's constants and the key that it makes are columns too, behind the file's. */
export interface AssignedColumns {
  /** What each column of the file is used for. */
  readonly uses: readonly ColumnUse[];
  readonly byHeading: ReadonlyMap<string, readonly number[]>;
  /** Per column of the file: cell in small letters → what the profile makes of it. */
  readonly mapped: readonly (ReadonlyMap<string, string> | undefined)[];
  /** The first cells under a heading that are not blank, as the profile maps them. */
  samples(heading: string): readonly string[];
  /** Makes the key of a row's raw cells, where no column holds it. */
  readonly makeKey: AppliedProfile['makeKey'];
}

/** Blank cells tell nothing: this many others do, for each column. */
const samplesPerColumn = 200;

/** Assigns the columns of a file. Doubts, and a key that no column holds, go to `problems`. */
export function assignColumns(
  type: StockImport,
  { header, rows, ...read }: FileHead,
  applied: AppliedProfile,
  problems: ProblemLog,
): AssignedColumns {
  const samplesOf = (column: number): string[] => sampleCells(rows, column);
  const filled = new Set(applied.constants.map(({ heading }) => heading));
  if (applied.makeKey) filled.add(type.key);
  const index = headingIndex(type.headings, type.extras);
  const { headings, traps } = type;
  const { chosen, priceBasis } = applied;
  const rowsOf = (column: number): string[] =>
    rows.slice(0, samplesPerColumn).map(({ cells }) => cells[column]?.trim() ?? '');
  const uses = matchHeadings(
    { header, index, headings, traps, chosen, filled, priceBasis, samplesOf, rowsOf, shownCell: type.shownCell },
    problems,
  );
  const byHeading = columnsByHeading(type, uses, applied);
  const mapped = valuesByColumn(byHeading, applied, header.length);
  const makeKey = applied.makeKey ?? keyOfParts(type, { byHeading, mapped, constants: applied.constants });
  if (makeKey && !applied.makeKey) byHeading.set(type.key, [header.length + applied.constants.length]);
  if (!byHeading.has(type.key)) {
    const message = `no column holds the stock number: name one in the profile, or make it of other columns there${otherSheets(read)}`;
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

/** The type's own way to a key, where the file has no column for it and all columns that the way needs. */
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

/** What ends the keys of rows. */
function keyEndOf({ keyEnd }: StockImport, source: KeySource): TextOfRow {
  const column = keyEnd && source.byHeading.get(keyEnd.heading)?.[0];
  if (!keyEnd || column === undefined) return () => '';
  const textOf = textAt(column, source);
  const words = source.mapped[column];
  return (cells) => {
    const text = textOf(cells);
    return keyEnd.of(words?.get(text.toLowerCase()) ?? text);
  };
}

/** What rows hold in a column. Constants of the profile stand behind the columns of the file. */
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
  const carry = (heading: string, column: number): void => {
    columns.set(heading, [...(columns.get(heading) ?? []), column]);
  };
  for (const [column, use] of uses.entries()) if (use.kind === 'heading') carry(use.heading, column);
  for (const [index, { heading }] of applied.constants.entries()) carry(heading, uses.length + index);
  if (applied.makeKey) carry(type.key, uses.length + applied.constants.length);
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
