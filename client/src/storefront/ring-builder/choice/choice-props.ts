import type { Builder } from '../use-builder';
import type { DraftReading } from '../use-ring-draft';

export interface ChoiceProps {
  readonly builder: Builder;
  readonly reading: DraftReading;
}

/** Whether what has been chosen is not known yet, which decides what fits: there is nothing to ask before. */
export const isAwaited = (chosen: string | null, { draft, isStale }: DraftReading): boolean =>
  chosen !== null && (draft === null || isStale);
