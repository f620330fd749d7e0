import * as v from 'valibot';

/** Runs an operation on session storage. Returns null if the storage is full or blocked. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch (error) {
    if (error instanceof DOMException) {
      return null;
    }
    throw error;
  }
}

/** Writes a value to session storage, where it lasts until the tab is closed. Returns true if it was stored. */
export function writeTabStorage(key: string, value: unknown): boolean {
  const isStored = withStorage((storage) => {
    storage.setItem(key, JSON.stringify(value));
    return true;
  });
  return isStored ?? false;
}

/** Returns a value from session storage; null if there is none or it is invalid. */
export function readTabStorage<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  const text = withStorage((storage) => storage.getItem(key));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : null;
}

/** Deletes a value from session storage. */
export function clearTabStorage(key: string): void {
  withStorage((storage) => storage.removeItem(key));
}
