import * as v from 'valibot';
import type { Accent } from './accent';

/** Primary color used if neither the user nor the domain has one. */
export const DEFAULT_PRIMARY_COLOR = '#5f8eb1';

/** Storage key of the last accent, which is applied at the next startup. */
const STORAGE_KEY = 'accent';
const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

const modes = ['light', 'dark'] as const;

/** Accent colors and the names of their CSS variables, as used by `colors.ts`. */
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

/** Applies an accent; null applies the default from `colors.ts`. */
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

/** Last requested color. It prevents code that loads late from overwriting a newer color. */
let requestedColor: string | null = null;

/**
 * Applies and stores a primary color. Null and invalid values apply the default. The code that derives shades is
 * loaded only for colors other than the default.
 */
export async function applyPrimaryColor(primaryColor: string | null): Promise<void> {
  requestedColor = primaryColor;
  if (primaryColor === null || !HEX_COLOR.test(primaryColor) || primaryColor.toLowerCase() === DEFAULT_PRIMARY_COLOR) {
    paint(null);
    localStorage.removeItem(STORAGE_KEY);
    return;
  }
  const { deriveAccent } = await import('./accent');
  if (requestedColor === primaryColor) {
    const accents = { light: deriveAccent(primaryColor, 'light'), dark: deriveAccent(primaryColor, 'dark') };
    paint(accents);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(accents));
  }
}

/**
 * Applies an accent before the first render: the one from the last visit, or the domain's. `domainColor` is null if
 * the domain's color is unknown.
 */
export async function paintFirstAccent(domainColor: string | null): Promise<void> {
  const remembered = v.safeParse(rememberedSchema, localStorage.getItem(STORAGE_KEY));
  if (remembered.success) {
    paint(remembered.output);
  } else {
    await applyPrimaryColor(domainColor);
  }
}
