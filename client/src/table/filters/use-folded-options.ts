import { useState } from 'react';
import type { FacetOption } from './facets';

/** Options of which some are folded away. */
export interface FoldedOptions {
  /** In their order; what is chosen is among them, and nothing that has been in sight leaves it. */
  readonly shown: readonly FacetOption[];
  /** What the button says that shows the others, or folds them away again; `null` where none are folded. */
  readonly button: string | null;
  readonly toggle: () => void;
}

/**
 * Folds away what gives nothing with the other filters as they are, and what comes after the first `most` of the rest.
 * Options that have been in sight stay where they are, so that none jumps away under somebody's pointer.
 */
export function useFoldedOptions(
  options: readonly FacetOption[],
  chosen: readonly string[],
  most = Number.POSITIVE_INFINITY,
): FoldedOptions {
  const [isLong, setLong] = useState(false);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const isCounted = options.some(({ count }) => count !== null && count > 0);
  const wanted = options.filter(({ count }) => !isCounted || count === null || count > 0).slice(0, most);
  const inSight = new Set([...seen, ...wanted.map(({ value }) => value)]);
  if (isCounted && seen.size === 0 && inSight.size > 0) {
    setSeen(inSight);
  }
  const few = options.filter(({ value }) => inSight.has(value) || chosen.includes(value));
  const folded = options.length - few.length;
  return {
    shown: isLong ? options : few,
    button: folded === 0 ? null : isLong ? 'Show fewer' : `${folded} more`,
    toggle: () => setLong(!isLong),
  };
}
