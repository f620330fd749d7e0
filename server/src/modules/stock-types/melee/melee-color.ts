import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** Color categories of melee. The values are used in REST. */
export enum MeleeColor {
  BLACK = 1,
  TTLB = 2,
  WHITE = 3,
}

describedEnum(MeleeColor, {
  name: 'MeleeColor',
  description: 'Color categories of melee. Treat an unknown value as a category without a sort position.',
  values: {
    BLACK: 'Black. REST value: 1.',
    TTLB: 'Top-top-light-brown: similar to G to H, with a trace of brown. REST value: 2.',
    WHITE: 'Colorless to near colorless. REST value: 3.',
  },
});

const whiteGrades = ['D-F', 'D-E', 'E-F', 'E-G', 'F-G', 'F-H', 'G-H', 'G-I', 'H-I', 'H-J', 'I-J', ...'DEFGHIJ'];

/**
 * Spellings of the color categories in files. The first spelling is the default. White color grades are accepted, but
 * not stored.
 */
export const meleeColorWords = {
  [MeleeColor.BLACK]: ['Black', 'B', 'BK', 'BLK', '1'],
  [MeleeColor.TTLB]: ['TTLB', 'Top Top Light Brown', '2'],
  [MeleeColor.WHITE]: ['White', 'W', 'WH', 'DEF', 'EFG', 'FGH', 'GHI', ...whiteGrades, '3'],
};
