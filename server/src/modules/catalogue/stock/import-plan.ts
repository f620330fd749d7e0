import type { SheetRow } from '../../../platform/spreadsheets.ts';
import { Fault, FaultCode } from './import-fault.ts';
import { type ColumnUse, headingIndex, matchHeadings } from './import-headings.ts';
import { decimalMarkOf, numberReader } from './import-numbers.ts';
import type { ProblemLog } from './import-problems.ts';
import { type AppliedProfile, applyProfile, type ImportProfile } from './import-profile.ts';
import type { FileReader, RowStep } from './import-reader.ts';
import { RowDraft } from './import-row.ts';
import type { StagedFile, StockImport } from './import-type.ts';

/** The beginning of a file: what its reading is decided by. */
export interface FileHead {
  readonly header: readonly string[];
  readonly delimiter: string | null;
  readonly rows: readonly SheetRow[];
}

/** How one file is read: decided once, so that nothing is looked up per row. */
export interface ImportPlan {
  readonly uses: readonly ColumnUse[];
  /** What is staged: field names by slot. */
  readonly slots: readonly string[];
  readonly keySlot: number;
  readonly file: StagedFile<string>;
  readonly numberRepeats: boolean;
  /** Headers of the columns that carry a heading. */
  headersOf(heading: string): readonly string[];
  /** Reads a row into a draft that is valid until the next call. Its faults go to the problems. */
  read(row: SheetRow): RowDraft;
}

/** The field under which extra attributes are staged. */
const extrasField = 'extras';

/** Blank cells tell nothing: this many others do, for each column. */
const samplesPerColumn = 200;

/** Decides how a file is read. Doubts about its columns go to `problems`; rows can be read when there are none. */
export function planImport(
  type: StockImport,
  head: FileHead,
  profile: ImportProfile,
  problems: ProblemLog,
): ImportPlan {
  const { header } = head;
  const applied = applyProfile(type, header, profile);
  const samplesOf = (column: number): string[] => sampleCells(head.rows, column);
  const filled = new Set(applied.constants.map(({ heading }) => heading));
  if (applied.makeKey) filled.add(type.key);
  const uses = matchHeadings(
    {
      header,
      index: headingIndex(type.headings, type.extras),
      headings: type.headings,
      traps: type.traps,
      chosen: applied.chosen,
      filled,
      samplesOf,
    },
    problems,
  );
  const columns = columnsByHeading(type, uses, applied);
  if (!columns.has(type.key)) {
    problems.add({
      row: 0,
      column: null,
      value: null,
      code: FaultCode.MISSING_COLUMN,
      message: `no column holds the ${type.key}: name one in the profile, or make it of other columns there`,
    });
  }

  const mapped = valuesByColumn(columns, applied, header.length);
  const slots: string[] = [];
  const kept = new Set<number>();
  const numbers = numberReader(
    decimalMarkOf(
      head.delimiter,
      head.rows.flatMap(({ cells }) => cells),
    ),
  );
  const file: FileReader = {
    numbers,
    column: (heading) => columns.get(heading)?.[0],
    columns: (heading) => columns.get(heading) ?? [],
    samples: (heading) =>
      (columns.get(heading) ?? []).flatMap((column) =>
        samplesOf(column).map((text) => mapped[column]?.get(text.toLowerCase()) ?? text),
      ),
    slot(field) {
      const known = slots.indexOf(field);
      return known >= 0 ? known : slots.push(field) - 1;
    },
    keep: (column) => kept.add(column),
  };
  const keySlot = file.slot(type.key);
  const steps = type.readers.flatMap((reader): RowStep[] =>
    reader.headings.some((heading) => columns.has(heading)) ? [reader.compile(file)] : [],
  );
  const extras = uses.flatMap((use, column) => {
    if (use.kind === 'extra') return [[column, use.name] as const];
    return kept.has(column) ? [[column, header[column] ?? ''] as const] : [];
  });
  const extrasSlot = extras.length > 0 ? file.slot(extrasField) : -1;

  const draft = new RowDraft({
    names: [...header, ...applied.constants.map(({ heading }) => heading), type.key],
    width: header.length,
    constants: applied.constants.map(({ value }) => value),
    makeKey: applied.makeKey,
    mapped,
    problems,
    slots: slots.length,
    extras,
  });
  return {
    uses,
    slots,
    keySlot,
    file: { has: (heading) => columns.has(heading), extras: extras.map(([, name]) => name) },
    numberRepeats: applied.numberRepeats,
    headersOf: (heading) => (columns.get(heading) ?? []).map((column) => header[column] ?? heading),
    read({ number, cells }) {
      draft.begin(number, cells);
      const fault = cellCountFault(cells, header.length);
      if (fault) {
        draft.refuseRow(fault);
        return draft;
      }
      for (const step of steps) step(draft);
      if (extrasSlot >= 0) draft.values[extrasSlot] = draft.extras();
      return draft;
    },
  };
}

/** The profile's constants and the key that it makes are columns too, behind those of the file. */
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

/** Cells beyond the header are no harm as long as they are blank. */
function cellCountFault(cells: readonly string[], width: number): Fault | null {
  if (cells.length === width) return null;
  if (cells.length > width && cells.slice(width).every((cell) => cell.trim() === '')) return null;
  return new Fault(FaultCode.CELL_COUNT, `the row has ${cells.length} cells, the header ${width}`);
}
