import { useState } from 'react';

/**
 * What is typed into a filter before it counts. A draft belongs to the value that it was begun from and to the one that it
 * becomes (`isIn`): `1.` stays while 1 is already the value. Any other value drops it: Back, or a chip that is taken away.
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
