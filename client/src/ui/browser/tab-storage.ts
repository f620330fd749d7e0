import * as v from 'valibot';

/** What a use of the storage answers; `null` where it is full or forbidden, which costs what was to be kept, nothing else. */
function ofStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch (error) {
    if (error instanceof DOMException) {
      return null;
    }
    throw error;
  }
}

/**
 * Keeps something for this tab of the browser until it is closed: over a reload, and over the way elsewhere and back.
 * Answers whether it could.
 */
export function writeTabStorage(key: string, value: unknown): boolean {
  const isKept = ofStorage((storage) => {
    storage.setItem(key, JSON.stringify(value));
    return true;
  });
  return isKept ?? false;
}

/** What this tab keeps; `null` when there is nothing, or nothing of that shape. */
export function readTabStorage<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  const text = ofStorage((storage) => storage.getItem(key));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : null;
}

/** Forgets what this tab keeps. */
export function clearTabStorage(key: string): void {
  ofStorage((storage) => storage.removeItem(key));
}
