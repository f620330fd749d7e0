import { useState } from 'react';

/**
 * Holds text typed into a filter until it is applied. The draft stays valid while the filter has the value that it
 * was based on or the value that it parses to (`isIn`). For example, `1.` stays while the value is 1. Other changes,
 * such as Back or a removed chip, discard the draft.
 */
export function useDraft<Value, Draft extends object>(
  value: Value,
  isIn: (draft: Draft, value: Value) => boolean,
): readonly [Draft | null, (draft: Draft) => void] {
  const [draftState, setDraftState] = useState<{ readonly from: Value; readonly draft: Draft } | null>(null);
  const isDraftCurrent = draftState !== null && (draftState.from === value || isIn(draftState.draft, value));
  if (draftState !== null && draftState.from !== value) {
    setDraftState(isDraftCurrent ? { ...draftState, from: value } : null);
  }
  return [isDraftCurrent ? draftState.draft : null, (draft) => setDraftState({ from: value, draft })];
}
