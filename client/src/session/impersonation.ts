import * as v from 'valibot';

const STORAGE_KEY = 'viewing';

const viewingSchema = v.object({ token: v.nullable(v.string()), userId: v.string(), name: v.string() });

/** Impersonation in this tab, which shows the shop as another user in read-only mode. Other tabs are not affected. */
export interface Impersonation {
  /**
   * Null once the impersonation has ended. The tab then shows the shop as signed out until the administrator returns
   * to the back office.
   */
  readonly token: string | null;
  readonly userId: string;
  readonly name: string;
}

/** Returns the impersonation of this tab, or null if there is none. */
export function readImpersonation(): Impersonation | null {
  const text = sessionStorage.getItem(STORAGE_KEY);
  return text === null ? null : v.parse(viewingSchema, JSON.parse(text));
}

/** Stores the impersonation of a tab; null ends it. */
export function storeImpersonation(viewing: Impersonation | null, storage: Storage = sessionStorage): void {
  if (viewing === null) {
    storage.removeItem(STORAGE_KEY);
  } else {
    storage.setItem(STORAGE_KEY, JSON.stringify(viewing));
  }
}
