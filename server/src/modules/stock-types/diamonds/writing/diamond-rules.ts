import { type AppError, conflict, invalid } from '../../../../kernel/errors/errors.ts';
import { money } from '../../../../kernel/values/money.ts';
import type { StockStatus } from '../../../stock/fields/index.ts';
import { changeEach, type StockRules, writeFields } from '../../../stock/writing/index.ts';
import type { Diamond } from '../diamond.entity.ts';
import { diamonds } from '../diamond.stock.ts';
import { splitPairErrors } from '../diamond-pair.ts';
import { changeStatus, changeStatuses, type StatusChange } from './diamond-statuses.ts';
import { currentStatusesOf, requireDiamondPrice } from './lock-diamonds.ts';

/** Inputs of a diamond that require special handling. */
export interface GivenDiamond {
  readonly pricePerCarat?: number | null | undefined;
  readonly totalPrice?: number | null | undefined;
  /**
   * Clients may send back the status that they have read, which is not treated as a change. A `StatusChange` from a
   * bulk change is always applied.
   */
  readonly status?: StockStatus | StatusChange | null | undefined;
  readonly holdUserId?: number | null | undefined;
}

/** Prices and the status are handled separately. All other fields are assigned directly. */
export const diamondRules: StockRules<Diamond> = {
  inseparableErrors: splitPairErrors,
  async change(em, stones, inputOf: (stone: Diamond) => GivenDiamond, path) {
    const refused = changeEach(stones, (stone) => {
      const { pricePerCarat, totalPrice, status, holdUserId, ...same } = inputOf(stone);
      writeFields(diamonds, stone, same);
      requirePromised(stone, path);
      setPrice(stone, pricePerCarat, totalPrice, path);
    });
    const changed = stones.filter((stone) => !refused.has(stone));
    const [first] = changed;
    // A bulk change sets the same status on all diamonds.
    const { status, holdUserId } = first ? inputOf(first) : {};
    const byStatus = !status
      ? []
      : typeof status === 'object'
        ? await changeStatuses(em, changed, status, 'status')
        : await changeEachStatus(await otherThan(status, holdUserId), { status, holdUserId });
    const free = changeEach(changed, requireDiamondPrice);
    return new Map([...free, ...byStatus, ...refused]);

    /** Changes the status of each diamond, and of the other halves of inseparable pairs. */
    async function changeEachStatus(others: readonly Diamond[], change: StatusChange): Promise<Map<Diamond, AppError>> {
      const refused = new Map<Diamond, AppError>();
      for (const stone of others) {
        const refusal = await changeStatus(em, stone, change, path);
        if (refusal) refused.set(stone, refusal);
      }
      return refused;
    }

    /**
     * Returns the diamonds whose status differs from the given one. If a client sends the status that it has read, no
     * new hold is placed.
     */
    async function otherThan(is: StockStatus, holder: number | null | undefined): Promise<Diamond[]> {
      const statuses = await currentStatusesOf(em, changed);
      return changed.filter(
        (stone, index) =>
          (statuses[index] ?? stone.status) !== is || (holder !== undefined && holder !== stone.holdUserId),
      );
    }
  },
};

/**
 * Checks that a parcel still contains the stones and carats that open orders have reserved. Throws INVALID_REQUEST
 * 409 with the field's path.
 */
function requirePromised({ promisedStones, parcelStones, rest, promisedCarats }: Diamond, path: string): void {
  if (parcelStones < promisedStones) {
    throw conflict(`${path}.parcelStones`, `must be at least ${promisedStones}, the number of stones in open orders`);
  }
  const weight = Number(rest.carats);
  if (weight < 0 || (weight === 0 && rest.stones > 0)) {
    const atLeast = rest.stones > 0 ? `more than ${Number(promisedCarats)}` : `at least ${Number(promisedCarats)}`;
    throw conflict(`${path}.carats`, `must be ${atLeast}, the carats in open orders`);
  }
}

/**
 * Sets the price from the input that differs from the stored value. Clients may send both prices and change only one.
 * If both differ, the price per carat takes precedence.
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
