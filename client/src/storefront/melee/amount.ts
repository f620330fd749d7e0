import * as v from 'valibot';
import { numberFromText } from '../../forms/field-rules';
import type { MeleeLotRowFragment } from '../../graphql/generated/graphql';
import type { BasketRequest } from '../../shared/baskets/basket-items';
import { parseNumber } from '../../ui/inputs/typed-number';
import { formatCarats, formatPrice } from '../../ui/numbers';
import { titleOfLot } from './lot-text';

/**
 * Weight in carats of a round brilliant with a diameter of 1 mm. The weight is proportional to the cube of the
 * diameter.
 */
const CARATS_PER_CUBIC_MILLIMETRE = 0.0037;

/** Fields of a lot that determine whether its number of stones can be estimated. */
type CountedLot = Pick<MeleeLotRowFragment, 'sizeFrom' | 'sizeTo'> & { readonly shape: { readonly code: string } };

/** Returns the average weight in carats of a stone in the lot; null if unknown. */
function caratsOfStone({ shape, sizeFrom, sizeTo }: CountedLot): number | null {
  const diameter = ((sizeFrom ?? sizeTo ?? 0) + (sizeTo ?? sizeFrom ?? 0)) / 2;
  return shape.code === 'RD' && diameter > 0 ? CARATS_PER_CUBIC_MILLIMETRE * diameter ** 3 : null;
}

/** Returns the approximate carats of a number of stones, rounded to two decimals; null if unknown. */
export function caratsOf(stones: number, lot: CountedLot): number | null {
  const each = caratsOfStone(lot);
  return each === null ? null : Math.round(stones * each * 100) / 100;
}

/**
 * Returns the approximate number of stones in a given weight from a lot. Null unless the stones are round and of a
 * known size.
 */
export function stonesIn(carats: number, lot: CountedLot): number | null {
  const each = caratsOfStone(lot);
  const count = each === null ? 0 : Math.round(carats / each);
  return count >= 1 ? count : null;
}

/** Returns the validation schema for the carats that a buyer enters for a lot. */
export const caratsText = (lot: Pick<MeleeLotRowFragment, 'carats'>) =>
  v.pipe(
    numberFromText,
    v.gtValue(0, 'Enter more than 0'),
    v.maxValue(lot.carats, `Enter at most ${formatCarats(lot.carats)}, the weight left in this lot`),
    v.check((carats) => Number(carats.toFixed(3)) === carats, 'Enter at most three decimals'),
  );

/** Parses carats entered by the buyer; null if invalid. */
export function typedCarats(text: string): number | null {
  const typed = parseNumber(text);
  return typed.kind === 'number' && typed.value > 0 ? typed.value : null;
}

/**
 * Returns the price of an amount of a lot. Uses integers (cents and thousandths of a carat), because a product of
 * doubles can be just below half a cent, which the server rounds up.
 */
export function totalText(carats: number | null, { price }: Pick<MeleeLotRowFragment, 'price'>): string {
  const perCarat = price?.perCarat ?? null;
  return carats === null || perCarat === null
    ? '–'
    : formatPrice(Math.round((Math.round(carats * 1000) * Math.round(perCarat * 100)) / 1000) / 100);
}

/** Returns the request that adds an amount of a lot to a basket. */
export const amountRequest = (lot: MeleeLotRowFragment, carats: number): BasketRequest => ({
  item: { melee: { meleeId: lot.id, carats, numberOfStones: stonesIn(carats, lot) } },
  name: `${formatCarats(carats)} ct ${titleOfLot(lot)}`,
});
