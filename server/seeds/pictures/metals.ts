import { linearGradient } from './drawing.ts';

/** Metal colors that can be drawn. */
export type Metal = 'white' | 'yellow' | 'rose';

interface Tones {
  readonly light: string;
  readonly body: string;
  readonly dark: string;
}

export const metalTones: Readonly<Record<Metal, Tones>> = {
  white: { light: '#ffffff', body: '#cfd4da', dark: '#878f9a' },
  yellow: { light: '#fff4cf', body: '#e2bb5f', dark: '#9a6f22' },
  rose: { light: '#ffe9df', body: '#dfa48a', dark: '#96583f' },
};

/** Returns the gradient `url(#metal)` of polished metal, lit from the upper left. */
export const metalGradient = (metal: Metal): string => {
  const { light, body, dark } = metalTones[metal];
  return linearGradient('metal', [
    [0, light],
    [0.28, body],
    [0.52, dark],
    [0.72, body],
    [0.88, light],
    [1, body],
  ]);
};
