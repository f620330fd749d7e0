import { checkVersion } from '../../../../kernel/input/expected-version.ts';
import { administrator } from '../../../../kernel/use-cases/access.ts';
import { command } from '../../../../kernel/use-cases/use-case.ts';
import { once } from '../../../../platform/http/idempotency.ts';
import { ChangeDiamondStatusInput } from './diamond-changes.input.ts';
import { changeStatus } from './diamond-statuses.ts';
import { changedDiamond, lockDiamond } from './lock-diamond.ts';

/** Puts a stone on sale, on hold, out of sale or on memo, and with it the other half of a pair that is not separated. */
export const changeDiamondStatus = command(
  administrator,
  ChangeDiamondStatusInput,
  async (ctx, { idempotencyKey: key = null, expectedVersion, ...input }) => {
    const { id, ...change } = input;
    const diamond = await lockDiamond(ctx.em, id);
    await once(ctx, { operation: 'changeDiamondStatus', key, input }, async () => {
      checkVersion(diamond, expectedVersion);
      const refusal = await changeStatus(ctx.em, diamond, change);
      if (refusal) throw refusal;
      return id;
    });
    return changedDiamond(ctx, diamond);
  },
);
