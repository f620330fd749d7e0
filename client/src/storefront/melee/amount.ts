import * as v from 'valibot';
import { numberFromText } from '../../forms/field-rules';
import type { MeleeLotRowFragment } from '../../graphql/generated/graphql';
import type { BasketRequest } from '../../shared/baskets/basket-items';
import { readTypedNumber } from '../../ui/inputs/typed-number';
import { formatCarats, formatPrice } from '../../ui/numbers';
import { titleOfLot } from './lot-text';
import { stonesIn } from './stones-in';

/** Carats of a lot, as they are typed. */
export const caratsText = (lot: Pick<MeleeLotRowFragment, 'carats'>) =>
  v.pipe(
    numberFromText,
    v.gtValue(0, 'Enter more than 0'),
    v.maxValue(lot.carats, `Enter at most ${formatCarats(lot.carats)}: that is all there is of the lot`),
    v.check((carats) => Number(carats.toFixed(3)) === carats, 'Enter at most three decimals'),
  );

/** The carats that a text says so far, `null` for none. */
export function typedCarats(text: string): number | null {
  const typed = readTypedNumber(text);
  return typed.kind === 'number' && typed.value > 0 ? typed.value : null;
}

/**
 * The price of an amount of a lot, as text. Calculated in cents and thousandths of a carat, because products of decimals come
 * out below half a cent where the server rounds up.
 */
export function totalText(carats: number | null, { price }: Pick<MeleeLotRowFragment, 'price'>): string {
  const perCarat = price?.perCarat ?? null;
  return carats === null || perCarat === null
    ? '–'
    : formatPrice(Math.round((Math.round(carats * 1000) * Math.round(perCarat * 100)) / 1000) / 100);
}

/** An amount of a lot as wishlist and cart take it. */
export const amountRequest = (lot: MeleeLotRowFragment, carats: number): BasketRequest => ({
  item: { melee: { meleeId: lot.id, carats, numberOfStones: stonesIn(carats, lot) } },
  name: `${formatCarats(carats)} ct ${titleOfLot(lot)}`,
});
