/** The metal colors in drawings; platinum and silver are white. */
export type MetalTone = 'yellow' | 'rose' | 'white';

const tonePatterns: readonly (readonly [RegExp, MetalTone])[] = [
  [/rose|pink|red|copper/i, 'rose'],
  [/white|platin|palladium|silver|steel|titan/i, 'white'],
];

/** Returns the tone of a metal from texts such as `18K Rose Gold`; yellow by default. */
export function metalTone(...texts: readonly (string | null | undefined)[]): MetalTone {
  const text = texts.filter((each) => each != null).join(' ');
  return tonePatterns.find(([pattern]) => pattern.test(text))?.[1] ?? 'yellow';
}

/** Stroke colours of metals. A contrast of 3:1 is sufficient, because they are not text. */
export const metalStrokes: Readonly<Record<MetalTone, string>> = {
  yellow: '#9a7420',
  rose: '#a8624d',
  white: '#7d868d',
};
