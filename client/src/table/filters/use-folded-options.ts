import { useState } from 'react';
import type { FacetOption } from './facets';

/** Filter options, some of which are collapsed. */
export interface FoldedOptions {
  /** Visible options in order, including all selected ones. Options stay visible once they have been shown. */
  readonly visible: readonly FacetOption[];
  /** Label of the button that expands or collapses the other options; null if there are none. */
  readonly button: string | null;
  readonly toggle: () => void;
}

/**
 * Collapses options without matches, and all other options after the first `maxVisible`. Options that were visible stay
 * in place, so that no option moves under the pointer.
 */
export function useFoldedOptions(
  options: readonly FacetOption[],
  chosen: readonly string[],
  maxVisible = Number.POSITIVE_INFINITY,
): FoldedOptions {
  const [isLong, setLong] = useState(false);
  const [previouslyVisible, setPreviouslyVisible] = useState<ReadonlySet<string>>(new Set());
  const isCounted = options.some(({ count }) => count !== null && count > 0);
  const matching = options.filter(({ count }) => !isCounted || count === null || count > 0).slice(0, maxVisible);
  const visibleValues = new Set([...previouslyVisible, ...matching.map(({ value }) => value)]);
  if (isCounted && previouslyVisible.size === 0 && visibleValues.size > 0) {
    setPreviouslyVisible(visibleValues);
  }
  const visible = options.filter(({ value }) => visibleValues.has(value) || chosen.includes(value));
  const hiddenCount = options.length - visible.length;
  return {
    visible: isLong ? options : visible,
    button: hiddenCount === 0 ? null : isLong ? 'Show fewer' : `${hiddenCount} more`,
    toggle: () => setLong(!isLong),
  };
}
