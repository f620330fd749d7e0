import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError, conflict, invalid } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { OptionalText } from '../../../kernel/input/field-rules.ts';
import { FilledList, RequiredList } from '../../../kernel/input/list-rules.ts';
import { IsBoolean, IsEnum, IsId, IsOptional } from '../../../kernel/input/rules.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { quotient, sumOf } from '../../../kernel/values/money.ts';
import { DiamondSetKind } from '../../stock-types/diamonds/index.ts';
import { queryIn } from '../database.ts';
import { itemNotFound } from '../items/change-items.ts';
import { ItemProblems, problemOf, type StockChangeProblem } from '../items/item-problem.ts';
import type { StoredChange } from '../undo/undo-records.ts';
import { combinationError, readSetStones, type SetStone, type WrittenStone, writeSet } from './set-stones.ts';

/** Maximum number of diamonds in a set. */
const maxStones = 100;

@InputType({ description: 'Input for `makeDiamondSet`.' })
export class MakeDiamondSetInput {
  @Field(() => [ID], { description: 'Diamond IDs: two for a pair, two or more for a line set.' })
  @IsId({ each: true })
  @RequiredList(maxStones)
  @FilledList()
  ids!: number[];

  @Field(() => DiamondSetKind, { description: 'Kind of the new set.' })
  @IsEnum(DiamondSetKind, { message: 'must be a valid set kind' })
  kind!: DiamondSetKind;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the new line set, which must not be in use. If omitted, the next unused name of `L-1`, `L-2` …',
  })
  @OptionalText(60)
  name?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'For a pair: whether the halves are only sold together.' })
  @IsBoolean()
  @IsOptional()
  isInseparable?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: returns a preview without changing anything.' })
  @IsBoolean()
  @IsOptional()
  dryRun?: boolean | null;
}

@InputType({ description: 'Input for `splitDiamondSet`.' })
export class SplitDiamondSetInput {
  @Field(() => ID, { description: 'ID of one diamond of the set.' })
  @IsId()
  id!: number;
}

/** Result or preview of combining diamonds into a set. Amounts are before markups. */
export interface MadeSet {
  readonly kind: DiamondSetKind;
  /** Name of the line set. Null for a pair. */
  readonly name: string | null;
  readonly stoneIds: readonly number[];
  readonly carats: string;
  readonly total: string;
  readonly perCarat: string;
  readonly problems: readonly StockChangeProblem[];
  readonly isDryRun: boolean;
  readonly undoToken: string | null;
  readonly undoUntil: Date | null;
}

/**
 * Combines diamonds into a line set or a pair, which is listed and sold as one item. Throws INVALID_REQUEST 409 with
 * the diamonds that cannot be in the set. Dry runs return these diamonds instead.
 */
export const makeDiamondSet = command(administrator, MakeDiamondSetInput, async (ctx, input): Promise<MadeSet> => {
  const { em } = ctx;
  const ids = [...new Set(input.ids)];
  const isPair = input.kind === DiamondSetKind.PAIR;
  requireShape(input, ids.length);
  // Calls are serialized, because concurrent calls could choose the same name.
  await sql`select pg_advisory_xact_lock(hashtext('catalogue.make-diamond-set'))`.execute(queryIn(em));
  const stones = await readSetStones(em, sql`d.id = any(${ids}::int[])`, { isLocked: !input.dryRun });
  const name = isPair ? null : await nameOf(em, input.name);
  const problems = problemsOf(ids, stones, isPair);
  const [carats, total] = [sumOf(stones.map((stone) => stone.carats)), sumOf(stones.map((stone) => stone.total))];
  const outcome = {
    kind: input.kind,
    name,
    stoneIds: stones.map(({ id }) => id),
    carats,
    total,
    perCarat: Number(carats) > 0 ? quotient(total, carats) : '0',
    problems: problems.list,
    isDryRun: input.dryRun === true,
  };
  if (input.dryRun) return { ...outcome, undoToken: null, undoUntil: null };
  problems.refuse(stones.length);
  const newValues = name === null ? halves(stones, input.isInseparable === true) : ofLine(stones, name);
  const { token, until } = await writeSet(ctx, newValues, name === null ? 'Make a pair' : `Make the line set ${name}`);
  return { ...outcome, undoToken: token, undoUntil: until };
});

function requireShape({ kind, name, isInseparable }: MakeDiamondSetInput, count: number): void {
  if (kind === DiamondSetKind.PAIR) {
    if (count !== 2) throw invalid('ids', 'must contain two diamonds for a pair');
    if (name != null) throw invalid('name', 'is only allowed for a line set');
    return;
  }
  if (count < 2) throw invalid('ids', 'must contain two or more diamonds');
  if (isInseparable != null) throw invalid('isInseparable', 'is only allowed for a pair');
}

function problemsOf(ids: readonly number[], stones: readonly SetStone[], isPair: boolean): ItemProblems {
  const problems = new ItemProblems();
  const stonesById = new Map(stones.map((stone) => [stone.id, stone]));
  for (const id of ids) if (!stonesById.has(id)) problems.add(problemOf({ id, stockNumber: null }, itemNotFound()));
  const [first] = stones;
  for (const stone of first ? stones : []) {
    const refusal = first && combinationError(stone, first, isPair);
    if (refusal) problems.add(problemOf(stone, refusal));
  }
  return problems;
}

/** Returns the requested name, or the next unused name. Names with the prefix `Pair …` are reserved for carts. */
async function nameOf(em: EntityManager, requestedName: string | null | undefined): Promise<string> {
  const db = queryIn(em, { type: 'write' });
  if (requestedName != null) {
    if (/^pair\b/i.test(requestedName)) throw invalid('name', 'must not begin with the word Pair');
    const { rows } = await sql<{ name: string }>`
      select d.line_set as name from diamond d where d.line_set is not null and lower(d.line_set) = lower(${requestedName}) limit 1`.execute(
      db,
    );
    if (rows[0]) throw conflict('name', `is the name of another line set: ${rows[0].name}`);
    return requestedName;
  }
  const { rows } = await sql<{ next: string }>`
    select (coalesce(max(substring(d.line_set from '^L-(\\d{1,9})$')::int), 0) + 1)::text as next
    from diamond d where d.line_set is not null`.execute(db);
  return `L-${rows[0]?.next ?? 1}`;
}

const ofLine = (stones: readonly SetStone[], name: string): WrittenStone[] =>
  stones.map(({ id }) => ({ id, held: { is_line: true, line_set: name } }));

const halves = (stones: readonly SetStone[], isInseparable: boolean): WrittenStone[] =>
  stones.map(({ id }) => ({
    id,
    held: {
      is_matching_pair: true,
      is_pair: isInseparable,
      pair_stock_id: stones.find((other) => other.id !== id)?.stockNumber ?? null,
    },
  }));

/** Column values for a diamond that no longer belongs to a set. */
const alone = {
  line_set: {
    is_line: false,
    line_set: null,
    line_set_color: null,
    line_set_clarity: null,
    set_image: null,
    set_3d: null,
  },
  pair: { is_matching_pair: false, is_pair: false, pair_stock_id: null },
};

interface SplitSet extends StoredChange {
  readonly stones: number;
}

/**
 * Splits a set into single diamonds. Throws INVALID_REQUEST for a diamond that is not in a set. Throws
 * INVALID_REQUEST 409 with the diamonds in open orders, because they were ordered as a set.
 */
export const splitDiamondSet = command(administrator, SplitDiamondSetInput, async (ctx, { id }): Promise<SplitSet> => {
  const { em } = ctx;
  const [stone] = await readSetStones(em, sql`d.id = ${id}`, { isLocked: false });
  if (!stone)
    throw new AppError('DIAMOND_NOT_FOUND', { details: [{ path: 'id', message: 'the diamond does not exist' }] });
  if (stone.lineSet === null && stone.mate === null)
    throw conflict('id', 'is not in a set', `${stone.stockNumber} is no longer in a set.`);
  const stones = await readSetStones(em, together(stone), { isLocked: true });
  const problems = new ItemProblems();
  for (const stone of stones.filter(({ isReserved }) => isReserved)) {
    problems.add(
      problemOf(stone, conflict('', 'is in an open order', 'An open order contains it as part of its set.')),
    );
  }
  problems.refuse(stones.length);
  const clearedColumns = stone.lineSet === null ? alone.pair : alone.line_set;
  const newValues = stones.map((stone): WrittenStone => ({ id: stone.id, held: clearedColumns }));
  const description = stone.lineSet === null ? 'Split a pair' : `Split the line set ${stone.lineSet}`;
  return { ...(await writeSet(ctx, newValues, description)), stones: stones.length };
});

/** Returns the condition for all diamonds of a set: the stones of the line set, or both halves of the pair. */
const together = ({ id, lineSet, stockNumber, mate }: SetStone) =>
  lineSet === null
    ? sql<boolean>`(d.id = ${id} or lower(d.stock_id) = lower(${mate}) or lower(d.pair_stock_id) = lower(${stockNumber}))`
    : sql<boolean>`d.line_set = ${lineSet}`;
