import * as v from 'valibot';

/** Runs a storage operation. Returns null if the storage is full or forbidden. */
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

/** Stores a value for this tab until it is closed. Returns whether it was stored. */
export function writeTabStorage(key: string, value: unknown): boolean {
  const isKept = ofStorage((storage) => {
    storage.setItem(key, JSON.stringify(value));
    return true;
  });
  return isKept ?? false;
}

/** Returns a stored value of this tab; null if there is none or it is invalid. */
export function readTabStorage<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  const text = ofStorage((storage) => storage.getItem(key));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : null;
}

/** Removes a stored value of this tab. */
export function clearTabStorage(key: string): void {
  ofStorage((storage) => storage.removeItem(key));
}
