import type { SheetRow } from '../../../platform/spreadsheets/spreadsheets.ts';
import { Fault, FaultCode, NumberColumn } from '../../stock/cells/index.ts';
import type { StagedFile, StockImport } from '../../stock/files/index.ts';
import type { ColumnQuestion, FileReader, RowStep } from '../../stock/headings/index.ts';
import { plainStockNumber } from '../../stock/values/index.ts';
import type { ProblemCollector } from '../findings/problem-collector.ts';
import { AmbiguousNumbers, ambiguousCellsField } from './ambiguous-numbers.ts';
import { type AppliedProfile, applyProfile } from './apply-profile.ts';
import type { ColumnUse } from './column-use.ts';
import { type AssignedColumns, assignColumns, type FileHead } from './columns.ts';
import { CurrencyColumn } from './currency.ts';
import { extraColumns } from './extras.ts';
import type { ImportProfile } from './import-profile.ts';
import { RowDraft } from './row-draft.ts';

/** Plan for reading one file. Built once, so that no lookups are needed for individual rows. */
export interface ImportPlan {
  readonly uses: readonly ColumnUse[];
  /** Names of the staged fields, by slot. */
  readonly slots: readonly string[];
  readonly keySlot: number;
  readonly file: StagedFile<string>;
  readonly numberRepeats: boolean;
  /** Returns the headers of the columns under a heading. */
  headersOf(heading: string): readonly string[];
  /** Returns the header of a column, or the field name of a constant. */
  nameOf(column: number): string | null;
  /** Returns true if a column is stored as an extra attribute. */
  isExtra(column: number): boolean;
  /** Ambiguous cells, which can be resolved only after the whole column has been read. */
  readonly doubts: AmbiguousNumbers;
  /**
   * Adds questions about whole columns to the problems. Call it after the last row. Returns true if there are any
   * questions.
   */
  askQuestions(): boolean;
  /** Reads a row into a draft, which is valid until the next call. Adds faults of the row to the problems. */
  read(row: SheetRow): RowDraft;
}

const extrasField = 'extras';

interface Reading {
  readonly profile: ImportProfile;
  /** Currency of all prices: an ISO 4217 code. */
  readonly currency: string;
}

/**
 * Creates the plan for a file. Adds questions about its columns to `problems`. Rows can be read only if there are no
 * questions.
 */
export function planImport(
  type: StockImport,
  head: FileHead,
  { profile, currency }: Reading,
  problems: ProblemCollector,
): ImportPlan {
  const { header } = head;
  const applied = applyProfile(type, header, profile);
  const columns = assignColumns(type, head, applied, problems);
  const { uses, byHeading, mapped } = columns;

  const slots: string[] = [];
  const retainedColumns = new Set<number>();
  const questions: Question[] = [];
  const file = fileReader({ applied, currency, columns, slots, retainedColumns, questions });
  const keySlot = file.slot(type.key);
  const steps = type.readers.flatMap((reader): RowStep[] =>
    reader.headings.some((heading) => byHeading.has(heading)) ? [reader.compile(file)] : [],
  );
  const extras = extraColumns(uses, header, retainedColumns);
  const extrasSlot = extras.length > 0 ? file.slot(extrasField) : -1;
  const doubtsSlot = file.slot(ambiguousCellsField);

  const names = [...header, ...applied.constants.map(({ heading }) => heading), type.key];
  const doubts = new AmbiguousNumbers();
  const draft = new RowDraft({
    names,
    width: header.length,
    constants: applied.constants.map(({ value }) => value),
    makeKey: columns.makeKey,
    mapped,
    problems,
    doubts,
    headingOf(column) {
      const use = uses[column];
      return use?.kind === 'heading' ? use.heading : null;
    },
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
    nameOf: (column) => names[column] ?? null,
    isExtra: (column) => extras.some(([extra]) => extra === column),
    doubts,
    askQuestions() {
      const pendingQuestions = questions.flatMap(({ column, getQuestion }) => {
        const question = getQuestion();
        return question ? [{ column: names[column] ?? null, field: null, value: null, ...question }] : [];
      });
      for (const { hint, ...question } of pendingQuestions) problems.addColumnQuestion(question, hint);
      return pendingQuestions.length > 0;
    },
    read({ number, cells }) {
      draft.begin(number, cells);
      const fault = cellCountFault(cells, header.length);
      if (fault) {
        draft.refuseRow(fault);
        draft.values[keySlot] = plainStockNumber(draft.text(keyColumn)) || null;
        return draft;
      }
      for (const step of steps) step(draft);
      if (extrasSlot >= 0) draft.stageExtras(extrasSlot);
      draft.values[doubtsSlot] = draft.doubts;
      return draft;
    },
  };
}

/** Question that is evaluated after all cells of a column have been read. */
interface Question {
  readonly column: number;
  readonly getQuestion: () => ColumnQuestion | null;
}

/** State used while a plan is created. Cell readers add their slots and questions to it. */
interface Preparation {
  readonly applied: AppliedProfile;
  readonly currency: string;
  readonly columns: AssignedColumns;
  readonly slots: string[];
  readonly retainedColumns: Set<number>;
  readonly questions: Question[];
}

/** Creates the interface that a stock type's cell readers use to access the file. */
function fileReader({ applied, currency, columns, slots, retainedColumns, questions }: Preparation): FileReader {
  const numberColumns = new Map<number, NumberColumn>();
  const moneyColumns = new Map<number, CurrencyColumn>();
  return {
    numbers(column, converter) {
      const numbers = numberColumns.get(column) ?? new NumberColumn(applied.decimals, numberColumns);
      numberColumns.set(column, numbers);
      const read = numbers.reader(converter);
      if (!converter.isMoney) return read;
      const money = moneyColumns.get(column) ?? new CurrencyColumn(currency, applied.foreignCurrency);
      if (!moneyColumns.has(column)) questions.push({ column, getQuestion: () => money.question() });
      moneyColumns.set(column, money);
      return money.reader(read);
    },
    ask: (column, getQuestion) => questions.push({ column, getQuestion }),
    discounts: applied.discounts,
    column: (heading) => columns.byHeading.get(heading)?.[0],
    columns: (heading) => columns.byHeading.get(heading) ?? [],
    samples: columns.samples,
    slot(field) {
      const index = slots.indexOf(field);
      return index >= 0 ? index : slots.push(field) - 1;
    },
    keep: (column) => retainedColumns.add(column),
  };
}

/** Rows may have more cells than the header if the additional cells are blank. */
function cellCountFault(cells: readonly string[], width: number): Fault | null {
  if (cells.length === width) return null;
  if (cells.length > width && cells.slice(width).every((cell) => cell.trim() === '')) return null;
  return new Fault(FaultCode.CELL_COUNT, `has ${cells.length} cells, but the header has ${width}`);
}
