import { diagonal } from './drawing.ts';

/** What pieces of the demo are made of, as far as one sees it. */
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

/** The gradient `url(#metal)`: polished, with the light from the upper left. */
export const polished = (metal: Metal): string => {
  const { light, body, dark } = metalTones[metal];
  return diagonal('metal', [
    [0, light],
    [0.28, body],
    [0.52, dark],
    [0.72, body],
    [0.88, light],
    [1, body],
  ]);
};
