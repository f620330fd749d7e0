import { sql } from 'kysely';
import { AppError, conflict } from '../../../kernel/errors/errors.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { ItemProblems, problemOf } from '../items/item-problem.ts';
import type { KeptChange } from '../undo/kept-changes.ts';
import { SplitDiamondSetInput } from './diamond-sets.input.ts';
import { readSetStones, type SetStone } from './set-stones.ts';
import { type WrittenStone, writeSet } from './write-set.ts';

/** What a stone of no set holds. What was said of the whole set goes with it. */
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

export interface SplitSet extends KeptChange {
  readonly stones: number;
}

/**
 * Makes the stones of a set single stones. Throws INVALID_REQUEST for a stone of no set, and 409 naming those that an open
 * order has: it was ordered as one.
 */
export const splitDiamondSet = command(administrator, SplitDiamondSetInput, async (ctx, { id }): Promise<SplitSet> => {
  const { em } = ctx;
  const [one] = await readSetStones(em, sql`d.id = ${id}`, { isLocked: false });
  if (!one) throw new AppError('DIAMOND_NOT_FOUND', { details: [{ path: 'id', message: 'there is no such stone' }] });
  if (one.lineSet === null && one.mate === null)
    throw conflict('id', 'belongs to no set', `${one.stockNumber} belongs to no set any more.`);
  const stones = await readSetStones(em, together(one), { isLocked: true });
  const problems = new ItemProblems();
  for (const stone of stones.filter(({ isReserved }) => isReserved)) {
    problems.add(problemOf(stone, conflict('', 'is in an open order', 'An open order has it as a part of its set.')));
  }
  problems.refuse(stones.length);
  const held = one.lineSet === null ? alone.pair : alone.line_set;
  const written = stones.map((stone): WrittenStone => ({ id: stone.id, held }));
  const description = one.lineSet === null ? 'Split a pair' : `Split the line set ${one.lineSet}`;
  return { ...(await writeSet(ctx, written, description)), stones: stones.length };
});

/** The stones of the set of one of them: its line set, else the halves of its pair by either of them. */
const together = ({ id, lineSet, stockNumber, mate }: SetStone) =>
  lineSet === null
    ? sql<boolean>`(d.id = ${id} or lower(d.stock_id) = lower(${mate}) or lower(d.pair_stock_id) = lower(${stockNumber}))`
    : sql<boolean>`d.line_set = ${lineSet}`;
