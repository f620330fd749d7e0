import { describedEnum } from '../../../kernel/values/described-enum.ts';

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

describedEnum(AccessPage, {
  name: 'AccessPage',
  description: 'The access pages, one per access row.',
  values: {
    LAB_GROWN: 'Diamonds grown in a laboratory. REST: 1.',
    WHITE: 'White round diamonds. REST: 2.',
    BLACK: 'Black diamonds. REST: 3.',
    MATCHING_PAIRS: 'Pairs of diamonds. REST: 4.',
    MELEE: 'Small diamonds by weight. REST: 5.',
    SALT_AND_PEPPER: 'Visibly included diamonds. REST: 6.',
    FANCY_SHAPE: 'Diamonds that are not round. REST: 7.',
    FANCY_COLOR: 'Diamonds neither white nor black. REST: 8.',
  },
});
