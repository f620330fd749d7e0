import { type RawBuilder, sql } from 'kysely';
import { type CheckedFile, refuse } from './import-checks.ts';
import { Fault, FaultCode } from './import-fault.ts';
import type { Doubt, NumberColumn } from './import-number-column.ts';
import { type DecimalMark, otherMark, readNumber } from './import-numbers.ts';

/** The field under which rows keep their doubtful cells: number of the kind → the cell. */
export const doubtsField = 'doubts';

/** Doubtful cells that are settled together. */
interface KindOfDoubt {
  readonly column: number;
  readonly slot: number;
  readonly numbers: NumberColumn;
  readonly sign: DecimalMark;
  /** The sign before decimals by which the staged number was read. */
  readonly stagedBy: DecimalMark;
  /** What is wrong with the other reading. */
  readonly fault: Fault | null;
}

/** Numbers of a file that can be read in two ways: which kinds of them there are. The rows keep the cells. */
export class DoubtLog {
  readonly #kinds = new Map<string, { readonly id: number; readonly kind: KindOfDoubt }>();

  /** Reads a doubtful cell as far as can be told now. */
  stage(doubt: Doubt, slot: number, column: number): { readonly id: number; readonly value: string } | Fault {
    const { sign, readings } = doubt;
    const known = doubt.column.markFor(sign);
    const first = known ?? otherMark(sign);
    const stagedBy = known || typeof readings[first] === 'string' ? first : sign;
    const value = readings[stagedBy];
    if (typeof value !== 'string') return value ?? inDoubt(doubt);
    const other = readings[otherMark(stagedBy)];
    const fault = other instanceof Fault ? other : null;
    const name = [column, slot, sign, stagedBy, fault?.message].join();
    const entry = this.#kinds.get(name) ?? {
      id: this.#kinds.size,
      kind: { column, slot, numbers: doubt.column, sign, stagedBy, fault },
    };
    this.#kinds.set(name, entry);
    return { id: entry.id, value };
  }

  get kinds(): Iterable<{ readonly id: number; readonly kind: KindOfDoubt }> {
    return this.#kinds.values();
  }
}

/** A number in doubt that nothing can settle: constants stand alone. */
export const inDoubt = ({ column, sign, text }: Doubt): Fault => {
  const [low, high] = [Number(readNumber[sign](text)), Number(readNumber[otherMark(sign)](text))];
  return new Fault(FaultCode.AMBIGUOUS_NUMBER, `may be ${low} or ${high}: ${column.question}`);
};

/** With all rows staged: reads what was in doubt by what its column has told, and refuses what nobody can tell. */
export async function settleDoubts(file: CheckedFile): Promise<void> {
  for (const { id, kind } of file.plan.doubts.kinds) {
    const mark = kind.numbers.markFor(kind.sign);
    if (mark === kind.stagedBy) continue;
    if (mark === null) await ask(file, id, kind);
    else if (kind.fault)
      await refuseDoubts(file, id, kind, kind.fault.code, sql<string>`${sql.lit(kind.fault.message)}`);
    else await readAgain(file, id, kind);
  }
}

const ask = (file: CheckedFile, id: number, kind: KindOfDoubt): Promise<void> => {
  const staged = sql`${sql.ref(`s.${stagedColumn(file, kind).column}`)}::numeric`;
  const readings = sql`trim_scale(least(${staged}, ${otherReading(staged, kind)}))::text || ' or '
    || trim_scale(greatest(${staged}, ${otherReading(staged, kind)}))::text`;
  const message = sql<string>`'may be ' || ${readings} || ${sql.lit(`: ${kind.numbers.question}`)}`;
  return refuseDoubts(file, id, kind, FaultCode.AMBIGUOUS_NUMBER, message);
};

const refuseDoubts = (
  file: CheckedFile,
  id: number,
  kind: KindOfDoubt,
  code: FaultCode,
  message: RawBuilder<string>,
): Promise<void> =>
  refuse(file, {
    column: file.plan.nameOf(kind.column),
    code,
    message,
    fails: isInDoubt(id),
    value: sql<string>`s.doubts ->> ${sql.lit(String(id))}`,
  });

async function readAgain(file: CheckedFile, id: number, kind: KindOfDoubt): Promise<void> {
  const { column, type } = stagedColumn(file, kind);
  const staged = sql`s.${sql.id(column)}::numeric`;
  await file.connection.run(sql`
    update import_row s set ${sql.id(column)} = (${otherReading(staged, kind)})::${sql.raw(type)} where ${isInDoubt(id)}`);
}

const isInDoubt = (id: number): RawBuilder<boolean> => sql<boolean>`s.doubts ? ${sql.lit(String(id))}`;

/** The two readings are a thousand apart. */
const otherReading = (staged: RawBuilder<unknown>, { sign, stagedBy }: KindOfDoubt): RawBuilder<unknown> =>
  sign === stagedBy ? sql`trim_scale(${staged} * 1000)` : sql`(${staged} * 0.001)`;

function stagedColumn({ table }: CheckedFile, { slot }: KindOfDoubt): CheckedFile['table']['staged'][number] {
  const found = table.staged[slot];
  if (!found) throw new Error('a number in doubt has a place in the staged row');
  return found;
}
