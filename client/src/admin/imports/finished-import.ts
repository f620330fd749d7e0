import * as v from 'valibot';

const STORAGE_KEY = 'finishedImport';

const finishedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ kind: v.string(), fileName: v.string(), outcome: v.string() }),
);

/** An import that was done just before the page was loaded anew. */
export type FinishedImport = v.InferOutput<typeof finishedSchema>;

/** Keeps the outcome over the reload that follows an import. */
export function keepFinishedImport(finished: FinishedImport): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(finished));
  } catch (error) {
    // A full or forbidden storage costs the reminder, nothing else.
    if (!(error instanceof DOMException)) {
      throw error;
    }
  }
}

/** The import of such stock that the page was reloaded for, `null` when there was none. */
export function readFinishedImport(kind: string): FinishedImport | null {
  const parsed = v.safeParse(finishedSchema, sessionStorage.getItem(STORAGE_KEY));
  return parsed.success && parsed.output.kind === kind ? parsed.output : null;
}

/** Forgets it, once it has been read or a new import has begun. */
export function forgetFinishedImport(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}
