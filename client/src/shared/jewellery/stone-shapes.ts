/** Shapes for the names of jewellery cuts; IDs of the reference list. */
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

/** Returns the shape to draw for a jewellery cut: `Old Mine`, `Oval`. Round if the name matches none. */
export const shapeOfCut = (cut: string | null | undefined): string =>
  shapes.find(([pattern]) => cut != null && pattern.test(cut))?.[1] ?? ROUND;
