import { pageOf } from '../../../kernel/input/page.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { anyOf, type Condition } from '../../../platform/database/statements/statements.ts';
import { holder } from './change-holds.ts';
import { countHolds, hold, isCurrent, ownHolds, readHolds } from './hold-row.ts';
import { type HoldFilter, HoldQuery } from './holds.inputs.ts';

/** One page of the caller's own holds, newest first: what they hold themselves, and what the house holds for them. */
export const findMyHolds = query(holder, HoldQuery, (ctx, { filter, page }) => {
  const where = hold.and([ownHolds(ctx), ...conditionsOf(filter ?? {})]);
  return pageOf(
    page,
    (slice) => readHolds(ctx.em, where, slice),
    () => countHolds(ctx.em, where),
  );
});

const conditionsOf = ({ isCurrent: isAsked, kinds }: HoldFilter): Condition[] => [
  ...(typeof isAsked === 'boolean' ? [isAsked ? isCurrent : hold.not(isCurrent)] : []),
  ...(kinds ? [hold('h.kind', '=', anyOf(kinds))] : []),
];
