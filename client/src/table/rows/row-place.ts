import * as v from 'valibot';
import { readTabStorage, writeTabStorage } from '../../ui/browser/tab-storage';

const placeSchema = v.object({ rowId: v.string(), pageTop: v.number(), tableTop: v.number(), tableLeft: v.number() });

/** Where somebody was in a list when they opened one of its rows. */
export type RowPlace = v.InferOutput<typeof placeSchema>;

function placeKey(historyKey: string): string {
  return `place:${historyKey}`;
}

/** Notes the place for the way back to this entry of the history. */
export function noteRowPlace(historyKey: string, place: RowPlace): void {
  writeTabStorage(placeKey(historyKey), place);
}

/** The place noted for this entry of the history, `null` when there is none. */
export function findRowPlace(historyKey: string): RowPlace | null {
  return readTabStorage(placeKey(historyKey), placeSchema);
}
