import type { SheetRow } from '../../../platform/spreadsheets.ts';
import { type AssignedColumns, assignColumns, type FileHead } from './import-columns.ts';
import { Fault, FaultCode } from './import-fault.ts';
import type { ColumnUse } from './import-headings.ts';
import { decimalMarkOf, numberReader } from './import-numbers.ts';
import type { ProblemLog } from './import-problems.ts';
import { applyProfile, type ImportProfile } from './import-profile.ts';
import type { FileReader, RowStep } from './import-reader.ts';
import { RowDraft } from './import-row.ts';
import type { StagedFile, StockImport } from './import-type.ts';

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

/** Decides how a file is read. Doubts about its columns go to `problems`; rows can be read when there are none. */
export function planImport(
  type: StockImport,
  head: FileHead,
  profile: ImportProfile,
  problems: ProblemLog,
): ImportPlan {
  const { header } = head;
  const applied = applyProfile(type, header, profile);
  const columns = assignColumns(type, head, applied, problems);
  const { uses, byHeading, mapped } = columns;

  const slots: string[] = [];
  const kept = new Set<number>();
  const file = fileReader(head, columns, slots, kept);
  const keySlot = file.slot(type.key);
  const steps = type.readers.flatMap((reader): RowStep[] =>
    reader.headings.some((heading) => byHeading.has(heading)) ? [reader.compile(file)] : [],
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
    makeKey: columns.makeKey,
    mapped,
    problems,
    slots: slots.length,
    extras,
  });
  const keyColumn = file.column(type.key) ?? 0;
  return {
    uses,
    slots,
    keySlot,
    file: {
      has: (heading) => byHeading.has(heading),
      writes: (field) => slots.includes(field),
      extras: extras.map(([, name]) => name),
    },
    numberRepeats: applied.numberRepeats,
    headersOf: (heading) => (byHeading.get(heading) ?? []).map((column) => header[column] ?? heading),
    read({ number, cells }) {
      draft.begin(number, cells);
      const fault = cellCountFault(cells, header.length);
      if (fault) {
        draft.refuseRow(fault);
        draft.values[keySlot] = draft.text(keyColumn) || null;
        return draft;
      }
      for (const step of steps) step(draft);
      if (extrasSlot >= 0) draft.values[extrasSlot] = draft.extras();
      return draft;
    },
  };
}

/** What readers ask about a file. Slots and columns that they ask for are noted in `slots` and `kept`. */
function fileReader(head: FileHead, columns: AssignedColumns, slots: string[], kept: Set<number>): FileReader {
  const cells = head.rows.flatMap((row) => row.cells);
  return {
    numbers: numberReader(decimalMarkOf(head.delimiter, cells)),
    column: (heading) => columns.byHeading.get(heading)?.[0],
    columns: (heading) => columns.byHeading.get(heading) ?? [],
    samples: columns.samples,
    slot(field) {
      const known = slots.indexOf(field);
      return known >= 0 ? known : slots.push(field) - 1;
    },
    keep: (column) => kept.add(column),
  };
}

/** Cells beyond the header are no harm as long as they are blank. */
function cellCountFault(cells: readonly string[], width: number): Fault | null {
  if (cells.length === width) return null;
  if (cells.length > width && cells.slice(width).every((cell) => cell.trim() === '')) return null;
  return new Fault(FaultCode.CELL_COUNT, `the row has ${cells.length} cells, the header ${width}`);
}
