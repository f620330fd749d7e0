import * as v from 'valibot';

const placeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ rowId: v.string(), pageTop: v.number(), tableTop: v.number(), tableLeft: v.number() }),
);

/** Where somebody was in a list when they opened one of its rows. */
export type RowPlace = v.InferOutput<typeof placeSchema>;

function placeKey(historyKey: string): string {
  return `place:${historyKey}`;
}

/** Notes the place for the way back to this entry of the history. */
export function noteRowPlace(historyKey: string, place: RowPlace): void {
  try {
    sessionStorage.setItem(placeKey(historyKey), JSON.stringify(place));
  } catch (error) {
    // A full or forbidden storage costs the place, nothing else.
    if (!(error instanceof DOMException)) {
      throw error;
    }
  }
}

/** The place noted for this entry of the history, `null` when there is none. */
export function findRowPlace(historyKey: string): RowPlace | null {
  const parsed = v.safeParse(placeSchema, sessionStorage.getItem(placeKey(historyKey)));
  return parsed.success ? parsed.output : null;
}
