import { type EntityManager } from '@mikro-orm/postgresql';
import { conflict, invalid } from '../../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../../kernel/input/expected-version.ts';
import { administrator } from '../../../../kernel/use-cases/access.ts';
import { flushUnique } from '../../../../kernel/use-cases/flush-unique.ts';
import { preparedCommand } from '../../../../kernel/use-cases/use-case.ts';
import { money } from '../../../../kernel/values/money.ts';
import { storedPictures } from '../../stock/fields/stored-pictures.ts';
import { Diamond } from '../diamond.entity.ts';
import { changeStatus } from './change-diamond-status.ts';
import { type DiamondInput, type DiamondPatch, diamondPictures } from './diamond.input.ts';
import { CreateDiamondInput, UpdateDiamondInput } from './diamond-changes.input.ts';
import { changedDiamond, lockDiamond } from './lock-diamond.ts';
import { currentStatusOf } from './locked-diamonds.ts';

/** Puts a new stone on stock. */
export const createDiamond = preparedCommand(
  administrator,
  CreateDiamondInput,
  async ({ services }, { diamond: fields }) => {
    const { pricePerCarat, totalPrice } = fields;
    if (typeof pricePerCarat !== 'number' && typeof totalPrice !== 'number') {
      throw invalid('diamond.pricePerCarat', 'or totalPrice must be given');
    }
    return storedPictures(services.media, diamondPictures, fields, 'diamond');
  },
  async (ctx, _input, fields) => {
    const { em } = ctx;
    const diamond = new Diamond();
    await write(em, diamond, fields, 'diamond');
    em.persist(diamond);
    await flush(em, 'diamond');
    return changedDiamond(ctx, diamond);
  },
);

/** Changes what is given of a stone. STALE_VERSION when somebody else was faster. */
export const updateDiamond = preparedCommand(
  administrator,
  UpdateDiamondInput,
  ({ services }, { set }) => storedPictures(services.media, diamondPictures, set, 'set'),
  async (ctx, { id, expectedVersion }, set) => {
    const { em } = ctx;
    const diamond = await lockDiamond(em, id);
    checkVersion(diamond, expectedVersion);
    await write(em, diamond, set, 'set');
    await flush(em, 'set');
    return changedDiamond(ctx, diamond);
  },
);

/** Columns that are never null: what clearing them means. */
const cleared = {
  isLabGrown: false,
  isPair: false,
  isMatchingPair: false,
  isLine: false,
  isSnP: false,
  showToAll: false,
  parcelStones: 1,
} as const;

const isCleared = (name: string): name is keyof typeof cleared => Object.hasOwn(cleared, name);

/** Prices and weight have ways of their own; everything else goes over as it is. */
async function write(
  em: EntityManager,
  diamond: Diamond,
  fields: DiamondInput | DiamondPatch,
  path: string,
): Promise<void> {
  const {
    carats,
    pricePerCarat,
    totalPrice,
    status,
    holdUserId,
    rapPrice,
    memoPricePerCarat,
    memoTotalPrice,
    ...same
  } = fields;
  for (const [name, value] of Object.entries(same)) {
    if (value === undefined) continue;
    em.assign(diamond, { [name]: value === null && isCleared(name) ? cleared[name] : value });
  }
  for (const [name, value] of Object.entries({ rapPrice, memoPricePerCarat, memoTotalPrice })) {
    if (value !== undefined) em.assign(diamond, { [name]: value === null ? null : String(value) });
  }
  if (carats !== undefined) diamond.carats = String(carats);
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
 * what he has read, with one of them changed, means that one.
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
  flushUnique(em, () => invalid(`${path}.stockId`, 'belongs to another stone'));
