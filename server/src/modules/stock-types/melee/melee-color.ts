import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** The colour categories by which melee is sorted. The values are REST's. */
export enum MeleeColor {
  BLACK = 1,
  TTLB = 2,
  WHITE = 3,
}

describedEnum(MeleeColor, {
  name: 'MeleeColor',
  description: 'Colour categories of melee. Treat an unknown value as one that cannot be sorted.',
  values: {
    BLACK: 'Black. REST: 1.',
    TTLB: 'Top-top-light-brown: looks like G to H, with a trace of brown. REST: 2.',
    WHITE: 'Colourless to near colourless. REST: 3.',
  },
});

const whiteGrades = ['D-F', 'D-E', 'E-F', 'E-G', 'F-G', 'F-H', 'G-H', 'G-I', 'H-I', 'H-J', 'I-J', ...'DEFGHIJ'];

/** How files call them, the usual word first. White comes as its grades too, which a lot does not keep. */
export const meleeColorWords = {
  [MeleeColor.BLACK]: ['Black', 'B', 'BK', 'BLK', '1'],
  [MeleeColor.TTLB]: ['TTLB', 'Top Top Light Brown', '2'],
  [MeleeColor.WHITE]: ['White', 'W', 'WH', 'DEF', 'EFG', 'FGH', 'GHI', ...whiteGrades, '3'],
};
