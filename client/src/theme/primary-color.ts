import { type Accent, DEFAULT_PRIMARY_COLOR, deriveAccent } from './accent';

/** Where the last primary colour is kept, so that the next start paints with it from the beginning. */
const STORAGE_KEY = 'primaryColor';
const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Colour of the accent and the name of its CSS variable, as `colors.ts` reads it. */
const variables = [
  ['raw', 'raw'],
  ['onRaw', 'on-raw'],
  ['line', 'line'],
  ['strong', 'strong'],
  ['tint', 'tint'],
] as const satisfies readonly (readonly [keyof Accent, string])[];

/**
 * Paints the page in a primary colour and remembers it. `null`, the house's own colour and anything
 * that is no hex colour paint in the house's colours.
 */
export function applyPrimaryColor(primaryColor: string | null): void {
  const own =
    primaryColor !== null && HEX_COLOR.test(primaryColor) && primaryColor.toLowerCase() !== DEFAULT_PRIMARY_COLOR;
  const style = document.documentElement.style;
  for (const mode of ['light', 'dark'] as const) {
    const accent = own ? deriveAccent(primaryColor, mode) : null;
    for (const [key, name] of variables) {
      const variable = `--accent-${name}-${mode}`;
      if (accent === null) {
        style.removeProperty(variable);
      } else {
        style.setProperty(variable, accent[key]);
      }
    }
  }
  localStorage.setItem(STORAGE_KEY, own ? primaryColor : DEFAULT_PRIMARY_COLOR);
}

/** Paints with the colour of the last visit until the session or the domain says which it is. */
export function applyRememberedPrimaryColor(): void {
  applyPrimaryColor(localStorage.getItem(STORAGE_KEY));
}
