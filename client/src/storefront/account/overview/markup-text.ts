import type { AccountFactsFragment } from '../../../graphql/generated/graphql';
import { formatCarats, formatPrice } from '../../../ui/numbers';

/** A change of prices within a range of weight and price. */
export type Markup = Pick<
  AccountFactsFragment['markups'][number],
  'caratMin' | 'caratMax' | 'priceMin' | 'priceMax' | 'percent'
>;

function range<Value>(from: Value | null, to: Value | null, write: (value: Value) => string, all: string): string {
  if (from !== null && to !== null) {
    return `${write(from)} to ${write(to)}`;
  }
  if (from !== null) {
    return `From ${write(from)}`;
  }
  return to === null ? all : `Up to ${write(to)}`;
}

/** Which stones a markup is for, by weight. `1.00 ct to 2.00 ct` */
export const weightsOf = ({ caratMin, caratMax }: Markup): string =>
  range(caratMin, caratMax, (carats) => `${formatCarats(carats)} ct`, 'Every weight');

/** Which stones a markup is for, by their price before it. `Up to $10,000.00` */
export const pricesOf = ({ priceMin, priceMax }: Markup): string =>
  range(priceMin, priceMax, formatPrice, 'Every price');
