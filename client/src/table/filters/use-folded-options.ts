import { useState } from 'react';
import type { FacetOption } from './facets';

/** Options and their collapsed state. */
export interface FoldedOptions {
  /** Visible options in order, including all selected ones. Options that were visible stay visible. */
  readonly shown: readonly FacetOption[];
  /** Label of the button that shows or hides the others; null if there are none. */
  readonly button: string | null;
  readonly toggle: () => void;
}

/**
 * Collapses options without matches, and all other options after the first `most`. Options that were visible stay in
 * place, so that no option moves under the pointer.
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
