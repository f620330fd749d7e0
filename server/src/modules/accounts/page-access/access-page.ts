import { registerEnumType } from 'type-graphql';

/** The pages of stock to which access is granted. The values are REST's `pageId`. */
export enum AccessPage {
  LAB_GROWN = 1,
  WHITE = 2,
  BLACK = 3,
  MATCHING_PAIRS = 4,
  MELEE = 5,
  SALT_AND_PEPPER = 6,
  FANCY_SHAPE = 7,
  FANCY_COLOR = 8,
}

registerEnumType(AccessPage, { name: 'AccessPage', description: 'The access pages, one per access row.' });
