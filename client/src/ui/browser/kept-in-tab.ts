import * as v from 'valibot';

/** Keeps something for this tab of the browser until it is closed: over a reload, and over the way elsewhere and back. */
export function keepInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    // A full or forbidden storage costs what was to be kept, nothing else.
    if (!(error instanceof DOMException)) {
      throw error;
    }
  }
}

/** What this tab keeps; `null` when there is nothing, or nothing of that shape. */
export function keptInTab<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), sessionStorage.getItem(key));
  return parsed.success ? parsed.output : null;
}

/** Forgets what this tab keeps. */
export function forgetInTab(key: string): void {
  sessionStorage.removeItem(key);
}
