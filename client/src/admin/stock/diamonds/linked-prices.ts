import * as v from 'valibot';
import { numberFromText } from '../../../forms/field-rules';

/** The price that was typed last: the others follow from it. */
export type PriceBasis = 'perCarat' | 'total' | 'discount';

export const basisOf = (value: unknown): PriceBasis => (value === 'total' || value === 'discount' ? value : 'perCarat');

/** The form's number of a field, typed or read already. Null: it is none. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') {
    return value;
  }
  const parsed = v.safeParse(numberFromText, value);
  return parsed.success ? parsed.output : null;
}

const rounded = (value: number): number => Number(value.toFixed(2));

interface TypedPrices {
  readonly carats: unknown;
  /** Per carat. */
  readonly listPrice: unknown;
  readonly pricePerCarat: unknown;
  readonly totalPrice: unknown;
  /** In percent of the list price: -30 is 30 % below it. */
  readonly discount: unknown;
}

interface LinkedPrices {
  readonly pricePerCarat: number | null;
  readonly totalPrice: number | null;
  readonly discount: number | null;
}

/** The three ways to say a price, made of the one that was typed last. Null: it does not follow. */
export function linkedPrices(basis: PriceBasis, typed: TypedPrices): LinkedPrices {
  const [carats, list] = [numberOf(typed.carats) || null, numberOf(typed.listPrice) || null];
  const perCarat = pricePerCaratOf(basis, { ...typed, carats, list });
  return {
    pricePerCarat: perCarat === null ? null : rounded(perCarat),
    totalPrice: perCarat === null || carats === null ? null : rounded(perCarat * carats),
    discount: perCarat === null || list === null ? null : rounded((perCarat / list - 1) * 100),
  };
}

function pricePerCaratOf(
  basis: PriceBasis,
  { carats, list, ...typed }: TypedPrices & { readonly carats: number | null; readonly list: number | null },
): number | null {
  if (basis === 'perCarat') {
    return numberOf(typed.pricePerCarat);
  }
  if (basis === 'total') {
    const total = numberOf(typed.totalPrice);
    return total === null || carats === null ? null : total / carats;
  }
  const discount = numberOf(typed.discount);
  return discount === null || list === null ? null : rounded(list * (1 + discount / 100));
}
