import type { FoundItemFragment, StockKind } from '../../graphql/generated/graphql';
import { formatCarats, formatMeasure } from '../../ui/numbers';
import { diamondTitle } from '../items/diamond-text';
import { itemHref } from '../items/item-href';

/** Returns the URL of a search result. */
export const foundItemHref = (item: FoundItemFragment): string =>
  itemHref(item.__typename === 'Bracelet' ? { ...item, color: item.variantColor } : item);

/** Stock type labels: singular, and plural for headings. */
export const kindText: Readonly<Record<StockKind, { readonly singular: string; readonly plural: string }>> = {
  DIAMOND: { singular: 'Diamond', plural: 'Diamonds' },
  JEWELLERY: { singular: 'Jewellery', plural: 'Jewellery' },
  BRACELET: { singular: 'Made-to-order bracelet', plural: 'Made-to-order bracelets' },
  CUSTOM_NECKLACE: { singular: 'Made-to-order necklace', plural: 'Made-to-order necklaces' },
  ETERNITY_RING: { singular: 'Eternity ring', plural: 'Eternity rings' },
  RING_SETTING: { singular: 'Ring setting', plural: 'Ring settings' },
  GENERIC_DIAMOND: { singular: 'Stone for completed rings', plural: 'Stones for completed rings' },
  MELEE: { singular: 'Melee', plural: 'Melee' },
};

/** Returns true if a URL parameter names a stock type. */
export const isKind = (word: string | null): word is StockKind => word !== null && Object.hasOwn(kindText, word);

const lotColors = { WHITE: 'White', TTLB: 'TTLB', BLACK: 'Black' } as const;

/**
 * Joins the parts. Omits any part that is contained in another one, such as the metal in the name of a platinum ring.
 */
function joined(...parts: readonly (string | null | undefined)[]): string {
  const sentences: string[] = [];
  for (const part of parts) {
    if (part != null && !sentences.some((text) => text.toLowerCase().includes(part.toLowerCase()))) {
      sentences.push(part);
    }
  }
  return sentences.join(', ');
}

/** Formats a range: `1.1–1.3`. Returns a single number if both bounds are equal, and null if both are missing. */
function between(from: number | null, to: number | null, format: (value: number) => string): string | null {
  const ends = [...new Set([from, to].filter((end) => end !== null).map(format))];
  return ends.length === 0 ? null : ends.join('–');
}

const inUnit = (text: string | null, unit: string): string | null => (text === null ? null : `${text} ${unit}`);

/** Describes an item in one line, without its stock number. */
export function foundItemText(item: FoundItemFragment): string {
  switch (item.__typename) {
    case 'Diamond':
      return joined(diamondTitle(item), item.parcelStones > 1 ? `parcel of ${item.parcelStones}` : null);
    case 'JewelleryPiece':
      return joined(item.title ?? kindText.JEWELLERY.singular, item.material);
    case 'Bracelet':
      return joined(item.title ?? item.name, item.variantColor ?? item.material, item.size);
    case 'CustomNecklace':
      return joined(item.name, item.material, inUnit(between(item.chainLength, null, formatMeasure), 'in'));
    case 'EternityRing':
      return joined(item.name, item.stoneShape.label, item.material);
    case 'RingSetting':
      return joined(item.name, item.style, item.material);
    case 'MeleeLot':
      return joined(lotColors[item.lotColor], inUnit(between(item.sizeFrom, item.sizeTo, formatMeasure), 'mm'));
    case 'GenericDiamond':
      return joined(
        `${item.stoneShape.label} ${between(item.caratsFrom, item.caratsTo, formatCarats)} ct`,
        item.stoneColor?.label,
        item.stoneClarity?.label,
      );
  }
}
