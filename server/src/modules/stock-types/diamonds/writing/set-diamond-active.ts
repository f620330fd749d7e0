import { checkVersion } from '../../../../kernel/input/expected-version.ts';
import { administrator } from '../../../../kernel/use-cases/access.ts';
import { command } from '../../../../kernel/use-cases/use-case.ts';
import { requireUnsold } from '../../../stock/availability/index.ts';
import { stockInputs } from '../../../stock/graphql/index.ts';
import { diamonds } from '../diamond.stock.ts';
import { changedDiamond, lockDiamond } from './lock-diamond.ts';

/** Puts a stone on the lists or takes it off them. STALE_VERSION when somebody else was faster. */
export const setDiamondActive = command(
  administrator,
  stockInputs(diamonds).setActive,
  async (ctx, { id, isActive, expectedVersion }) => {
    const { em } = ctx;
    const diamond = await lockDiamond(em, id);
    checkVersion(diamond, expectedVersion);
    if (diamond.isActive !== isActive) await requireUnsold(em, diamonds, id, 'isActive');
    diamond.isActive = isActive;
    return changedDiamond(ctx, diamond);
  },
);
