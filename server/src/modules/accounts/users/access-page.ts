import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** Stock pages to which access can be granted. The values are the `pageId` in REST. */
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
  description: 'Page of stock to which access is granted.',
  values: {
    LAB_GROWN: 'Lab-grown diamonds. REST value: 1.',
    WHITE: 'White round diamonds. REST value: 2.',
    BLACK: 'Black diamonds. REST value: 3.',
    MATCHING_PAIRS: 'Pairs of diamonds. REST value: 4.',
    MELEE: 'Melee. REST value: 5.',
    SALT_AND_PEPPER: 'Diamonds with visible inclusions. REST value: 6.',
    FANCY_SHAPE: 'Fancy shapes: diamonds that are not round. REST value: 7.',
    FANCY_COLOR: 'Fancy colors: diamonds neither white nor black. REST value: 8.',
  },
});
