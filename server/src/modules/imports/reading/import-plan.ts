import type { SheetRow } from '../../../platform/spreadsheets/spreadsheets.ts';
import { Fault, FaultCode, NumberColumn } from '../../stock/cells/index.ts';
import type { StagedFile, StockImport } from '../../stock/files/index.ts';
import type { AskedAtEnd, FileReader, RowStep } from '../../stock/headings/index.ts';
import { plainStockNumber } from '../../stock/values/index.ts';
import type { ProblemLog } from '../findings/problem-log.ts';
import { type AppliedProfile, applyProfile } from './apply-profile.ts';
import type { ColumnUse } from './column-use.ts';
import { type AssignedColumns, assignColumns, type FileHead } from './columns.ts';
import { CurrencyColumn } from './currency.ts';
import { DoubtLog, doubtsField } from './doubts.ts';
import { extraColumns } from './extras.ts';
import type { ImportProfile } from './import-profile.ts';
import { RowDraft } from './row-draft.ts';

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
  /** Header of a column, or what its cells are the constants of. */
  nameOf(column: number): string | null;
  /** Whether a column is kept as an extra attribute. */
  isExtra(column: number): boolean;
  /** Cells that only the whole column can tell. */
  readonly doubts: DoubtLog;
  /** To be called after the last row: what columns as a whole leave open goes to the problems. True when anything does. */
  askQuestions(): boolean;
  /** Reads a row into a draft that is valid until the next call. Its faults go to the problems. */
  read(row: SheetRow): RowDraft;
}

/** The field under which extra attributes are staged. */
const extrasField = 'extras';

/** What a file is read by, besides its own head. */
interface Reading {
  readonly profile: ImportProfile;
  /** ISO 4217: the currency of all prices. */
  readonly currency: string;
}

/** Decides how a file is read. Doubts about its columns go to `problems`; rows can be read when there are none. */
export function planImport(
  type: StockImport,
  head: FileHead,
  { profile, currency }: Reading,
  problems: ProblemLog,
): ImportPlan {
  const { header } = head;
  const applied = applyProfile(type, header, profile);
  const columns = assignColumns(type, head, applied, problems);
  const { uses, byHeading, mapped } = columns;

  const slots: string[] = [];
  const kept = new Set<number>();
  const questions: Question[] = [];
  const file = fileReader({ applied, currency, columns, slots, kept, questions });
  const keySlot = file.slot(type.key);
  const steps = type.readers.flatMap((reader): RowStep[] =>
    reader.headings.some((heading) => byHeading.has(heading)) ? [reader.compile(file)] : [],
  );
  const extras = extraColumns(uses, header, kept);
  const extrasSlot = extras.length > 0 ? file.slot(extrasField) : -1;
  const doubtsSlot = file.slot(doubtsField);

  const names = [...header, ...applied.constants.map(({ heading }) => heading), type.key];
  const doubts = new DoubtLog();
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
      const open = questions.flatMap(({ column, ask }) => {
        const asked = ask();
        return asked ? [{ column: names[column] ?? null, field: null, value: null, ...asked }] : [];
      });
      for (const { hint, ...question } of open) problems.ask(question, hint);
      return open.length > 0;
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
      if (extrasSlot >= 0) draft.putExtras(extrasSlot);
      draft.values[doubtsSlot] = draft.doubts;
      return draft;
    },
  };
}

/** What is asked about a column when all its cells are known. */
interface Question {
  readonly column: number;
  readonly ask: () => AskedAtEnd | null;
}

/** What reading a file is prepared with; readers note here what they ask for. */
interface Preparation {
  readonly applied: AppliedProfile;
  readonly currency: string;
  readonly columns: AssignedColumns;
  readonly slots: string[];
  readonly kept: Set<number>;
  readonly questions: Question[];
}

/** What readers ask about a file. */
function fileReader({ applied, currency, columns, slots, kept, questions }: Preparation): FileReader {
  const ofNumbers = new Map<number, NumberColumn>();
  const ofMoney = new Map<number, CurrencyColumn>();
  return {
    numbers(column, converter) {
      const numbers = ofNumbers.get(column) ?? new NumberColumn(applied.decimals, ofNumbers);
      ofNumbers.set(column, numbers);
      const read = numbers.reader(converter);
      if (!converter.isMoney) return read;
      const money = ofMoney.get(column) ?? new CurrencyColumn(currency, applied.foreignCurrency);
      if (!ofMoney.has(column)) questions.push({ column, ask: () => money.question() });
      ofMoney.set(column, money);
      return money.reader(read);
    },
    asks: (column, ask) => questions.push({ column, ask }),
    discounts: applied.discounts,
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
