import type { ShopPage } from '../../stock/visibility/index.ts';
import { JewelleryType } from './jewellery-type.ts';

/** The page of the pieces of each type. */
const pageNames: Readonly<Record<keyof typeof JewelleryType, string>> = {
  RING: 'rings',
  BRACELET: 'bracelets',
  EARRINGS: 'earrings',
  BROOCH: 'brooches',
  NECKLACE: 'necklaces',
  PENDANT: 'pendants',
};

const isType = (type: string): type is keyof typeof JewelleryType => type in JewelleryType;

/** The pages of the shop that list finished jewellery. */
export const jewelleryShopPages: readonly ShopPage[] = [
  ...Object.keys(JewelleryType)
    .filter(isType)
    .map(
      (type): ShopPage => ({
        name: pageNames[type],
        address: `/${pageNames[type]}`,
        asks: [{ filter: { types: [type] }, says: `Its type is ${JewelleryType[type]}` }],
      }),
    ),
  {
    name: 'one-of-a-kind',
    address: '/one-of-a-kind',
    // Every piece has a quantity, which is nearly always 1: the flag is what the house says about the piece.
    asks: [{ filter: { isOneOfAKind: true }, says: 'It is one of a kind' }],
  },
];
