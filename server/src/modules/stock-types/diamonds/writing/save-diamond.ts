import type { EntityManager } from '@mikro-orm/postgresql';
import { invalid } from '../../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../../kernel/input/expected-version.ts';
import { administrator } from '../../../../kernel/use-cases/access.ts';
import { flushUnique } from '../../../../kernel/use-cases/flush-unique.ts';
import { preparedCommand } from '../../../../kernel/use-cases/use-case.ts';
import { stockInputs } from '../../../stock/graphql/index.ts';
import { picturesOf, storedPictures } from '../../../stock/pictures/index.ts';
import { changeOne } from '../../../stock/writing/index.ts';
import { Diamond } from '../diamond.entity.ts';
import { diamonds } from '../diamond.stock.ts';
import { diamondRules, type GivenDiamond } from './diamond-rules.ts';
import { changedDiamond, lockDiamond } from './lock-diamond.ts';

const inputs = stockInputs(diamonds);
const pictures = picturesOf(diamonds);
const ruled = { type: diamonds, rules: diamondRules };

/** Puts a new stone on stock. */
export const createDiamond = preparedCommand(
  administrator,
  inputs.create,
  async ({ services }, input) => {
    const given: GivenDiamond = Reflect.get(input, diamonds.one);
    const { pricePerCarat, totalPrice } = given;
    if (typeof pricePerCarat !== 'number' && typeof totalPrice !== 'number') {
      throw invalid('diamond.pricePerCarat', 'or totalPrice must be given');
    }
    return storedPictures<object>(services.media, pictures, given, 'diamond');
  },
  async (ctx, _input, given) => {
    const { em } = ctx;
    const diamond = new Diamond();
    await changeOne(em, ruled, diamond, given, 'diamond');
    em.persist(diamond);
    await flush(em, 'diamond');
    return changedDiamond(ctx, diamond);
  },
);

/** Changes what is given of a stone. STALE_VERSION when somebody else was faster. */
export const updateDiamond = preparedCommand(
  administrator,
  inputs.update,
  ({ services }, { set }) => storedPictures(services.media, pictures, set, 'set'),
  async (ctx, { id, expectedVersion }, set) => {
    const { em } = ctx;
    const diamond = await lockDiamond(em, id);
    checkVersion(diamond, expectedVersion);
    await changeOne(em, ruled, diamond, set, 'set');
    await flush(em, 'set');
    return changedDiamond(ctx, diamond);
  },
);

const flush = (em: EntityManager, path: string): Promise<void> =>
  flushUnique(em, () => invalid(`${path}.stockNumber`, 'belongs to another stone'));
