import * as v from 'valibot';
import { forgetInTab, keepInTab, keptInTab } from '../../ui/browser/kept-in-tab';

const KEY = 'finishedImport';

const finishedSchema = v.object({ kind: v.string(), fileName: v.string(), outcome: v.string() });

/** An import that was done just before the page was loaded anew. */
export type FinishedImport = v.InferOutput<typeof finishedSchema>;

/** Keeps the outcome over the reload that follows an import. */
export function keepFinishedImport(finished: FinishedImport): void {
  keepInTab(KEY, finished);
}

/** The import of such stock that the page was reloaded for, `null` when there was none. */
export function readFinishedImport(kind: string): FinishedImport | null {
  const kept = keptInTab(KEY, finishedSchema);
  return kept?.kind === kind ? kept : null;
}

/** Forgets it, once it has been read or a new import has begun. */
export function forgetFinishedImport(): void {
  forgetInTab(KEY);
}
