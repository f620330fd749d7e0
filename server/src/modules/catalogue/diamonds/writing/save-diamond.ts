import { type EntityManager } from '@mikro-orm/postgresql';
import { conflict, invalid } from '../../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../../kernel/input/expected-version.ts';
import { administrator } from '../../../../kernel/use-cases/access.ts';
import { flushUnique } from '../../../../kernel/use-cases/flush-unique.ts';
import { preparedCommand } from '../../../../kernel/use-cases/use-case.ts';
import { money } from '../../../../kernel/values/money.ts';
import { stockInputs } from '../../stock/fields/stock-inputs.ts';
import type { StockStatus } from '../../stock/fields/stock-status.ts';
import { picturesOf, storedPictures } from '../../stock/fields/stored-pictures.ts';
import { writeFields } from '../../stock/writing/save-stock.ts';
import { Diamond } from '../diamond.entity.ts';
import { diamonds } from '../diamond.stock.ts';
import { changeStatus } from './change-diamond-status.ts';
import { changedDiamond, lockDiamond } from './lock-diamond.ts';
import { currentStatusOf } from './locked-diamonds.ts';

/** What is given of a stone and does not just go over. */
interface GivenDiamond {
  readonly pricePerCarat?: number | null | undefined;
  readonly totalPrice?: number | null | undefined;
  readonly status?: StockStatus | null | undefined;
  readonly holdUserId?: number | null | undefined;
}

const inputs = stockInputs(diamonds);
const pictures = picturesOf(diamonds);

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
    return storedPictures<GivenDiamond>(services.media, pictures, given, 'diamond');
  },
  async (ctx, _input, given) => {
    const { em } = ctx;
    const diamond = new Diamond();
    await write(em, diamond, given, 'diamond');
    em.persist(diamond);
    await flush(em, 'diamond');
    return changedDiamond(ctx, diamond);
  },
);

/** Changes what is given of a stone. STALE_VERSION when somebody else was faster. */
export const updateDiamond = preparedCommand(
  administrator,
  inputs.update,
  ({ services }, { set }) => storedPictures<GivenDiamond>(services.media, pictures, set, 'set'),
  async (ctx, { id, expectedVersion }, set) => {
    const { em } = ctx;
    const diamond = await lockDiamond(em, id);
    checkVersion(diamond, expectedVersion);
    await write(em, diamond, set, 'set');
    await flush(em, 'set');
    return changedDiamond(ctx, diamond);
  },
);

/** Prices and the status have ways of their own; everything else goes over as it is. */
async function write(em: EntityManager, diamond: Diamond, given: GivenDiamond, path: string): Promise<void> {
  const { pricePerCarat, totalPrice, status, holdUserId, ...same } = given;
  writeFields(diamonds, diamond, same);
  requirePromised(diamond, path);
  setPrice(diamond, pricePerCarat, totalPrice, path);
  // What was read may be sent back as it is, and is no new hold then.
  if (!status) return;
  const isOther =
    status !== (await currentStatusOf(em, diamond)) || (holdUserId !== undefined && holdUserId !== diamond.holdUserId);
  if (isOther) await changeStatus(em, diamond, { status, holdUserId }, path);
}

/** What open orders have of a parcel stays in it. Throws INVALID_REQUEST 409 naming the field that would cut it below. */
function requirePromised({ promisedStones, parcelStones, rest, promisedCarats }: Diamond, path: string): void {
  if (parcelStones < promisedStones) {
    throw conflict(`${path}.parcelStones`, `must be at least ${promisedStones}: open orders have so many of them`);
  }
  const weight = Number(rest.carats);
  if (weight < 0 || (weight === 0 && rest.stones > 0)) {
    const atLeast = rest.stones > 0 ? `more than ${Number(promisedCarats)}` : `at least ${Number(promisedCarats)}`;
    throw conflict(`${path}.carats`, `must be ${atLeast}: so much of it is in open orders`);
  }
}

/**
 * Sets the price by whichever of the two differs from what the stone has, the price per carat first: whoever sends back
 * what they have read, with one of them changed, means that one.
 */
function setPrice(
  diamond: Diamond,
  perCarat: number | null | undefined,
  total: number | null | undefined,
  path: string,
): void {
  if (perCarat === null && total === null) throw invalid(`${path}.pricePerCarat`, 'cannot be cleared');
  const isNew = diamond.pricePerCarat === undefined;
  if (typeof perCarat === 'number' && (isNew || money(diamond.pricePerCarat) !== perCarat)) {
    diamond.pricePerCarat = String(perCarat);
  } else if (typeof total === 'number' && (isNew || money(diamond.totalPrice) !== total)) {
    diamond.priceInTotal = total;
  }
  if (Number(diamond.pricePerCarat) >= 1e10 || Number(diamond.pricePerCarat) * Number(diamond.carats) >= 1e12) {
    throw invalid(
      `${path}.${typeof total === 'number' ? 'totalPrice' : 'pricePerCarat'}`,
      'is too high for the weight',
    );
  }
}

const flush = (em: EntityManager, path: string): Promise<void> =>
  flushUnique(em, () => invalid(`${path}.stockNumber`, 'belongs to another stone'));
