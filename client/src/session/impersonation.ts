import * as v from 'valibot';

const STORAGE_KEY = 'viewing';

const viewingSchema = v.object({ token: v.nullable(v.string()), userId: v.string(), name: v.string() });

/** That this tab shows the shop as another user sees it, read-only. No other tab knows of it. */
export interface Impersonation {
  /** `null` once it has ended: the tab then shows it to nobody in particular, until its administrator goes back. */
  readonly token: string | null;
  readonly userId: string;
  readonly name: string;
}

/** Whether this tab shows the shop as somebody else sees it; `null` in every other tab. */
export function readImpersonation(): Impersonation | null {
  const text = sessionStorage.getItem(STORAGE_KEY);
  return text === null ? null : v.parse(viewingSchema, JSON.parse(text));
}

/** Has a tab show the shop as somebody else sees it; `null` gives it its own session back. */
export function storeImpersonation(viewing: Impersonation | null, storage: Storage = sessionStorage): void {
  if (viewing === null) {
    storage.removeItem(STORAGE_KEY);
  } else {
    storage.setItem(STORAGE_KEY, JSON.stringify(viewing));
  }
}
