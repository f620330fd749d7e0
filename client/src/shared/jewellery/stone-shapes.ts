/** The shapes that cuts of jewellery are drawn with, by what the trade calls them; ids of the reference list. */
const shapes: readonly (readonly [RegExp, string])[] = [
  [/princess|square/i, '3'],
  [/cushion/i, '4'],
  [/asscher/i, '6'],
  [/emerald|baguette|step/i, '5'],
  [/radiant/i, '7'],
  [/oval|cabochon/i, '8'],
  [/pear|drop|briolette/i, '9'],
  [/marquise|navette/i, '10'],
  [/heart/i, '11'],
  [/trill?i(?:ant|on)|triang/i, '12'],
];

const ROUND = '1';

/** The shape to draw for a cut as jewellery has it, in words: `Old Mine`, `Oval`; round where the words say nothing else. */
export const shapeOfCut = (cut: string | null | undefined): string =>
  shapes.find(([pattern]) => cut != null && pattern.test(cut))?.[1] ?? ROUND;
