import { AccessPage } from '../../../accounts/users/index.ts';
import { orderableNow, type ShopPage } from '../../../stock/visibility/index.ts';
import { DiamondCollection } from './diamond-collection.ts';

type CollectionName = keyof typeof DiamondCollection;

/** Description of each collection, and the access page that it requires, if any. */
const collections: readonly (readonly [collection: CollectionName, says: string, access?: AccessPage])[] = [
  ['WHITE', 'The item is white and round, not lab grown, not salt and pepper', AccessPage.WHITE],
  ['FANCY', 'The item has a fancy colour', AccessPage.FANCY_COLOR],
  ['FANCY_SHAPES', 'The item is not round', AccessPage.FANCY_SHAPE],
  ['FANCY_SHAPE_LINES', 'The item is part of a line set', AccessPage.FANCY_SHAPE],
  ['LAB_GROWN', 'The item is lab grown', AccessPage.LAB_GROWN],
  ['SALT_AND_PEPPER', 'The item is salt and pepper', AccessPage.SALT_AND_PEPPER],
  ['BLACK', 'The item is black', AccessPage.BLACK],
  ['MATCHING_PAIRS', 'The item is half of a pair', AccessPage.MATCHING_PAIRS],
  ['STUDS', 'The item is half of a pair of rounds', AccessPage.MATCHING_PAIRS],
  ['MEMO', 'The status is Memo'],
  ['PARCELS', 'The item is a parcel of more than one stone'],
];

/** Shop pages that list diamonds, in navigation order. */
export const diamondShopPages: readonly ShopPage[] = [
  ...collections.map(
    ([collection, statement, access]): ShopPage => ({
      name: DiamondCollection[collection],
      address: `/diamonds/${DiamondCollection[collection]}`,
      ...(access !== undefined && { access }),
      conditions: [{ filter: { collection }, statement }],
    }),
  ),
  {
    name: 'engagement-rings',
    address: '/engagement-rings',
    conditions: [
      {
        filter: { isSingle: true },
        statement:
          'The item is sold as a single stone: not a parcel, and not part of a line set or an inseparable pair',
      },
      orderableNow,
    ],
  },
];
