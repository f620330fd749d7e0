import { type AppError, conflict, invalid } from '../../../../kernel/errors/errors.ts';
import { money } from '../../../../kernel/values/money.ts';
import type { StockStatus } from '../../../stock/fields/index.ts';
import { changeEach, type StockRules, writeFields } from '../../../stock/writing/index.ts';
import type { Diamond } from '../diamond.entity.ts';
import { diamonds } from '../diamond.stock.ts';
import { halvesApart } from '../diamond-pair.ts';
import { changeStatus, changeStatuses, type StatusChange } from './diamond-statuses.ts';
import { currentStatusesOf, requireDiamondPrice } from './lock-diamonds.ts';

/** What is given of a stone and does not just go over. */
export interface GivenDiamond {
  readonly pricePerCarat?: number | null | undefined;
  readonly totalPrice?: number | null | undefined;
  /** As it was read, which is no new hold then; or what changes of many say, which counts in any case. */
  readonly status?: StockStatus | StatusChange | null | undefined;
  readonly holdUserId?: number | null | undefined;
}

/** Prices and the status have ways of their own; everything else goes over as it is. */
export const diamondRules: StockRules<Diamond> = {
  apart: halvesApart,
  async change(em, stones, given: (stone: Diamond) => GivenDiamond, path) {
    const refused = changeEach(stones, (stone) => {
      const { pricePerCarat, totalPrice, status, holdUserId, ...same } = given(stone);
      writeFields(diamonds, stone, same);
      requirePromised(stone, path);
      setPrice(stone, pricePerCarat, totalPrice, path);
    });
    const written = stones.filter((stone) => !refused.has(stone));
    const [first] = written;
    // The status is that of all of them.
    const { status, holdUserId } = first ? given(first) : {};
    const byStatus = !status
      ? []
      : typeof status === 'object'
        ? await changeStatuses(em, written, status, 'status')
        : await changeEachStatus(await otherThan(status, holdUserId), { status, holdUserId });
    const free = changeEach(written, requireDiamondPrice);
    return new Map([...free, ...byStatus, ...refused]);

    /** With the other halves of pairs that are not sold apart. */
    async function changeEachStatus(others: readonly Diamond[], change: StatusChange): Promise<Map<Diamond, AppError>> {
      const refused = new Map<Diamond, AppError>();
      for (const stone of others) {
        const refusal = await changeStatus(em, stone, change, path);
        if (refusal) refused.set(stone, refusal);
      }
      return refused;
    }

    /** What was read may be sent back as it is, and is no new hold then. */
    async function otherThan(is: StockStatus, holder: number | null | undefined): Promise<Diamond[]> {
      const statuses = await currentStatusesOf(em, written);
      return written.filter(
        (stone, place) =>
          (statuses[place] ?? stone.status) !== is || (holder !== undefined && holder !== stone.holdUserId),
      );
    }
  },
};

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
