import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { conflict, invalid } from '../../../kernel/errors/errors.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { quotient, sumOf } from '../../../kernel/values/money.ts';
import { DiamondSetKind } from '../../stock-types/diamonds/index.ts';
import { queryIn } from '../database.ts';
import { gone } from '../items/change-items.ts';
import { ItemProblems, problemOf, type StockChangeProblem } from '../items/item-problem.ts';
import { MakeDiamondSetInput } from './diamond-sets.input.ts';
import { readSetStones, type SetStone, whyNotTogether } from './set-stones.ts';
import { type WrittenStone, writeSet } from './write-set.ts';

/** What was made, or would be. Amounts are those of the house. */
export interface MadeSet {
  readonly kind: DiamondSetKind;
  /** Of a line set. */
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
 * Makes stones a line set or a pair: listed, put into baskets and sold as one from then on. Throws INVALID_REQUEST 409 naming
 * the stones that cannot be in it; a dry run tells them.
 */
export const makeDiamondSet = command(administrator, MakeDiamondSetInput, async (ctx, input): Promise<MadeSet> => {
  const { em } = ctx;
  const ids = [...new Set(input.ids)];
  const isPair = input.kind === DiamondSetKind.PAIR;
  requireShape(input, ids.length);
  // One at a time: two at once would take the same name.
  await sql`select pg_advisory_xact_lock(hashtext('catalogue.make-diamond-set'))`.execute(queryIn(em));
  const stones = await readSetStones(em, sql`d.id = any(${ids}::int[])`, { isLocked: !input.dryRun });
  const name = isPair ? null : await nameOf(em, input.name);
  const problems = problemsOf(ids, stones, isPair);
  const [carats, total] = [sumOf(stones.map((one) => one.carats)), sumOf(stones.map((one) => one.total))];
  const made = {
    kind: input.kind,
    name,
    stoneIds: stones.map(({ id }) => id),
    carats,
    total,
    perCarat: Number(carats) > 0 ? quotient(total, carats) : '0',
    problems: problems.list,
    isDryRun: input.dryRun === true,
  };
  if (input.dryRun) return { ...made, undoToken: null, undoUntil: null };
  problems.refuse(stones.length);
  const written = name === null ? halves(stones, input.isInseparable === true) : ofLine(stones, name);
  const { token, until } = await writeSet(ctx, written, name === null ? 'Make a pair' : `Make the line set ${name}`);
  return { ...made, undoToken: token, undoUntil: until };
});

function requireShape({ kind, name, isInseparable }: MakeDiamondSetInput, count: number): void {
  if (kind === DiamondSetKind.PAIR) {
    if (count !== 2) throw invalid('ids', 'must be two stones: a pair has two halves');
    if (name != null) throw invalid('name', 'belongs to a line set');
    return;
  }
  if (count < 2) throw invalid('ids', 'must be two stones or more');
  if (isInseparable != null) throw invalid('isInseparable', 'belongs to a pair');
}

function problemsOf(ids: readonly number[], stones: readonly SetStone[], isPair: boolean): ItemProblems {
  const problems = new ItemProblems();
  const found = new Map(stones.map((stone) => [stone.id, stone]));
  for (const id of ids) if (!found.has(id)) problems.add(problemOf({ id, stockNumber: null }, gone()));
  const [first] = stones;
  for (const stone of first ? stones : []) {
    const refusal = first && whyNotTogether(stone, first, isPair);
    if (refusal) problems.add(problemOf(stone, refusal));
  }
  return problems;
}

/** A name that no other set has, as it was given or the next one. Baskets call pairs `Pair …`. */
async function nameOf(em: EntityManager, given: string | null | undefined): Promise<string> {
  const db = queryIn(em, { type: 'write' });
  if (given != null) {
    if (/^pair\b/i.test(given)) throw invalid('name', 'must not begin with the word Pair');
    const { rows } = await sql<{ name: string }>`
      select d.line_set as name from diamond d where d.line_set is not null and lower(d.line_set) = lower(${given}) limit 1`.execute(
      db,
    );
    if (rows[0]) throw conflict('name', `is that of another line set: ${rows[0].name}`);
    return given;
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
