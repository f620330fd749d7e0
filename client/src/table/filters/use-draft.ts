import { useState } from 'react';

/**
 * Stores text typed into a filter before it is applied. The draft is valid as long as the filter has the value that
 * it was based on or the value that it parses to (`isIn`): `1.` stays while the value is 1. Other changes, such as
 * Back or a removed chip, discard it.
 */
export function useDraft<Value, Draft extends object>(
  value: Value,
  isIn: (draft: Draft, value: Value) => boolean,
): readonly [Draft | null, (draft: Draft) => void] {
  const [begun, setBegun] = useState<{ readonly from: Value; readonly draft: Draft } | null>(null);
  const isKept = begun !== null && (begun.from === value || isIn(begun.draft, value));
  if (begun !== null && begun.from !== value) {
    setBegun(isKept ? { ...begun, from: value } : null);
  }
  return [isKept ? begun.draft : null, (draft) => setBegun({ from: value, draft })];
}
