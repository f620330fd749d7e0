import * as v from 'valibot';
import type { Accent } from './accent';

/** The house's colour: used where neither the user nor the domain has one of their own. */
export const DEFAULT_PRIMARY_COLOR = '#5f8eb1';

/** Where the last accent is kept, so that the next start paints with it from the beginning. */
const STORAGE_KEY = 'accent';
const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

const modes = ['light', 'dark'] as const;

/** Colour of the accent and the name of its CSS variable, as `colors.ts` reads it. */
const variables = [
  ['raw', 'raw'],
  ['onRaw', 'on-raw'],
  ['line', 'line'],
  ['strong', 'strong'],
  ['tint', 'tint'],
] as const satisfies readonly (readonly [keyof Accent, string])[];

const accentSchema = v.object({
  raw: v.string(),
  onRaw: v.string(),
  line: v.string(),
  strong: v.string(),
  tint: v.string(),
});
const rememberedSchema = v.pipe(v.string(), v.parseJson(), v.object({ light: accentSchema, dark: accentSchema }));

type Accents = v.InferOutput<typeof rememberedSchema>;

/** Paints in an accent; `null` in that of the house, which `colors.ts` knows. */
function paint(accents: Accents | null): void {
  const style = document.documentElement.style;
  for (const mode of modes) {
    for (const [key, name] of variables) {
      const variable = `--accent-${name}-${mode}`;
      if (accents === null) {
        style.removeProperty(variable);
      } else {
        style.setProperty(variable, accents[mode][key]);
      }
    }
  }
}

/** What was asked for last: a colour whose code comes late must not paint over it. */
let wanted: string | null = null;

/**
 * Paints the page in a primary colour and remembers it. `null`, the house's own colour and anything
 * that is no hex colour paint in the house's colours. Only others need the code that derives them.
 */
export async function applyPrimaryColor(primaryColor: string | null): Promise<void> {
  wanted = primaryColor;
  if (primaryColor === null || !HEX_COLOR.test(primaryColor) || primaryColor.toLowerCase() === DEFAULT_PRIMARY_COLOR) {
    paint(null);
    localStorage.removeItem(STORAGE_KEY);
    return;
  }
  const { deriveAccent } = await import('./accent');
  if (wanted === primaryColor) {
    const accents = { light: deriveAccent(primaryColor, 'light'), dark: deriveAccent(primaryColor, 'dark') };
    paint(accents);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(accents));
  }
}

/**
 * Paints before anything is shown: with the accent of the last visit until the session says which it is, on a first visit
 * with the domain's. `null`: nobody knows the domain's yet.
 */
export async function paintFirstAccent(domainColor: string | null): Promise<void> {
  const remembered = v.safeParse(rememberedSchema, localStorage.getItem(STORAGE_KEY));
  if (remembered.success) {
    paint(remembered.output);
  } else {
    await applyPrimaryColor(domainColor);
  }
}
