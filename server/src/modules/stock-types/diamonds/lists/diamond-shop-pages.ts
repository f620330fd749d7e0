import { AccessPage } from '../../../accounts/users/index.ts';
import { canBeHadNow, type ShopPage } from '../../../stock/visibility/index.ts';
import { DiamondCollection } from './diamond-collection.ts';

type CollectionName = keyof typeof DiamondCollection;

/** Of each collection, what stones are that are in it, and the page of access that opens it. */
const collections: readonly (readonly [collection: CollectionName, says: string, access?: AccessPage])[] = [
  ['WHITE', 'It is white and round, neither lab grown nor salt and pepper', AccessPage.WHITE],
  ['FANCY', 'Its colour is a fancy one', AccessPage.FANCY_COLOR],
  ['FANCY_SHAPES', 'It is not round', AccessPage.FANCY_SHAPE],
  ['FANCY_SHAPE_LINES', 'It is a line, and has a line set', AccessPage.FANCY_SHAPE],
  ['LAB_GROWN', 'It is lab grown', AccessPage.LAB_GROWN],
  ['SALT_AND_PEPPER', 'It is salt and pepper', AccessPage.SALT_AND_PEPPER],
  ['BLACK', 'Its colour is black', AccessPage.BLACK],
  ['MATCHING_PAIRS', 'It is half of a pair', AccessPage.MATCHING_PAIRS],
  ['STUDS', 'It is half of a pair of rounds', AccessPage.MATCHING_PAIRS],
  ['MEMO', 'Its status is Memo'],
  ['PARCELS', 'It is a parcel: more than one stone'],
];

/** The pages of the shop that list diamonds, in the order of the navigation. */
export const diamondShopPages: readonly ShopPage[] = [
  ...collections.map(
    ([collection, says, access]): ShopPage => ({
      name: DiamondCollection[collection],
      address: `/diamonds/${DiamondCollection[collection]}`,
      ...(access !== undefined && { access }),
      asks: [{ filter: { collection }, says }],
    }),
  ),
  {
    name: 'engagement-rings',
    address: '/engagement-rings',
    asks: [
      {
        filter: { isSingle: true },
        says: 'It is sold by itself as one stone: no parcel, none of a line set or of a pair that is not separated',
      },
      canBeHadNow,
    ],
  },
];
