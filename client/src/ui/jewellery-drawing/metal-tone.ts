/** Metal colors in drawings. Platinum and silver are white. */
export type MetalTone = 'yellow' | 'rose' | 'white';

const tonePatterns: readonly (readonly [RegExp, MetalTone])[] = [
  [/rose|pink|red|copper/i, 'rose'],
  [/white|platin|palladium|silver|steel|titan/i, 'white'],
];

/** Returns the tone of a metal, parsed from strings such as `18K Rose Gold`. Defaults to yellow. */
export function metalTone(...texts: readonly (string | null | undefined)[]): MetalTone {
  const text = texts.filter((each) => each != null).join(' ');
  return tonePatterns.find(([pattern]) => pattern.test(text))?.[1] ?? 'yellow';
}

/** Stroke colors of metals. A contrast ratio of 3:1 is sufficient, because they are not used for text. */
export const metalStrokes: Readonly<Record<MetalTone, string>> = {
  yellow: '#9a7420',
  rose: '#a8624d',
  white: '#7d868d',
};
