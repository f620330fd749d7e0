/** The three colours of metal that a drawing tells apart; platinum and silver are white. */
export type MetalTone = 'yellow' | 'rose' | 'white';

const words: readonly (readonly [RegExp, MetalTone])[] = [
  [/rose|pink|red|copper/i, 'rose'],
  [/white|platin|palladium|silver|steel|titan/i, 'white'],
];

/** The tone of a metal by whatever is known of it, such as `18K Rose Gold`; yellow where no word says otherwise. */
export function metalTone(...texts: readonly (string | null | undefined)[]): MetalTone {
  const text = texts.filter((each) => each != null).join(' ');
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? 'yellow';
}

/** Strokes of metals; no text, so that three to one against the page is enough. */
export const metalStrokes: Readonly<Record<MetalTone, string>> = {
  yellow: '#9a7420',
  rose: '#a8624d',
  white: '#7d868d',
};
