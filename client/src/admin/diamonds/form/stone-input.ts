import type { CreateDiamondInput, DiamondPatch } from '../../../graphql/generated/graphql';
import type { StoneValues } from './stone-schema';

/** What a new stone is created from: of the two prices the one that is meant. */
export function toDiamondInput(values: StoneValues): CreateDiamondInput['diamond'] {
  const { priceBasis, pricePerCarat, totalPrice, ...others } = values;
  return priceBasis === 'perCarat' ? { ...others, pricePerCarat } : { ...others, totalPrice };
}

/** The entries of `after` that differ from `before`. */
export function changedEntries<T extends object>(before: T, after: T): Partial<T> {
  const changed: Partial<T> = {};
  for (const key in after) {
    if (before[key] !== after[key]) {
      changed[key] = after[key];
    }
  }
  return changed;
}

/**
 * What an edit changes; nothing else is sent. Of the two prices the one that is meant goes: a total also
 * when the weight changed, so that it stays the total.
 */
export function toDiamondPatch(before: StoneValues, after: StoneValues): DiamondPatch {
  const { priceBasis, pricePerCarat, totalPrice, ...others } = changedEntries(before, after);
  if (after.priceBasis === 'perCarat') {
    return pricePerCarat === undefined ? others : { ...others, pricePerCarat };
  }
  const isTotalMeant = totalPrice !== undefined || others.carats !== undefined;
  return isTotalMeant ? { ...others, totalPrice: after.totalPrice } : others;
}
