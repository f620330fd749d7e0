import { administrator } from '../../../../kernel/use-cases/access.ts';
import { command } from '../../../../kernel/use-cases/use-case.ts';
import { ChangeDiamondStatusInput } from './diamond-changes.input.ts';
import { changeStatus } from './diamond-statuses.ts';
import { changedDiamond, lockDiamond } from './lock-diamond.ts';

/** Puts a stone on sale, on hold, out of sale or on memo, and with it the other half of a pair that is not separated. */
export const changeDiamondStatus = command(administrator, ChangeDiamondStatusInput, async (ctx, { id, ...change }) => {
  const { em } = ctx;
  const diamond = await lockDiamond(em, id);
  const refusal = await changeStatus(em, diamond, change);
  if (refusal) throw refusal;
  return changedDiamond(ctx, diamond);
});
