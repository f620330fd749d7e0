import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import {
  type ImportOrigin,
  ImportRunDocument,
  type ImportRunLineFragment,
  type ImportRunState,
  type ImportRunWholeFragment,
} from '../../graphql/generated/graphql';
import type { Mark } from '../../table/columns/list-column';

/** Run with its full report. */
export type Run = ImportRunWholeFragment;

interface RunState {
  /** Null until loaded, or if the run does not exist. Unchanged while the server cannot be reached. */
  readonly run: Run | null;
  readonly isLoading: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** Loads a run, and refetches it when the live stream reports progress. */
export function useRun(id: string | null): RunState {
  const { data, error, loading, refetch } = useQuery(
    ImportRunDocument,
    id === null ? skipToken : { variables: { id }, fetchPolicy: 'cache-and-network' },
  );
  const [last, setLast] = useState<Run | null>(null);
  const current = data?.importRun ?? null;
  if (current !== null && current !== last) {
    setLast(current);
  }
  const latest = current ?? last;
  const run = latest?.id === id ? latest : null;

  return {
    run,
    isLoading: loading && run === null,
    error,
    // A failed retry is reported in `error`.
    retry: () => void refetch().catch(() => undefined),
  };
}

/** Run as listed in the import history. */
export type RunLine = ImportRunLineFragment;

export const runStateLabels: Readonly<Record<ImportRunState, string>> = {
  WAITING: 'Waiting',
  RUNNING: 'Running',
  DONE: 'Done',
  REFUSED: 'Rejected',
  FAILED: 'Failed',
  UNDONE: 'Undone',
  CANCELLED: 'Cancelled',
};

const tones = {
  WAITING: 'warn',
  RUNNING: 'accent',
  DONE: 'ok',
  REFUSED: 'danger',
  FAILED: 'danger',
  UNDONE: 'neutral',
  CANCELLED: 'neutral',
} as const satisfies Record<ImportRunState, Mark['tone']>;

interface MarkedRun extends Pick<RunLine, 'state' | 'isDryRun' | 'progress'> {
  readonly report?: { readonly problemCount: number } | null;
}

/**
 * Returns the state of a run with its tone. A completed check is shown as "checked", because it imports nothing. A
 * check with problems is highlighted.
 */
export function runMark({ state, isDryRun, progress, report }: MarkedRun): Mark {
  const tone = tones[state];
  if (state === 'RUNNING') {
    return { text: `Running, ${Math.floor(progress * 100)}%`, tone };
  }
  if (state !== 'DONE') {
    return { text: runStateLabels[state], tone };
  }
  const hasProblems = isDryRun && (report?.problemCount ?? 0) > 0;
  return { text: isDryRun ? 'Checked' : 'Imported', tone: hasProblems ? 'warn' : tone };
}

/** Labels of file origins. */
export const originLabels: Readonly<Record<ImportOrigin, string>> = {
  GRAPHQL: 'Back office',
  REST: 'REST',
  COMMAND_LINE: 'Command line',
  FOLDER: 'Import folder',
  FETCH: 'Scheduled fetch',
};

/** Returns whether the run is waiting or running. */
export const isInProgress = ({ state }: Pick<RunLine, 'state'>): boolean => state === 'WAITING' || state === 'RUNNING';

/** Formats a duration: `0.4 s`, `12 s`, `3 min 5 s`. */
export function secondsText(seconds: number): string {
  if (seconds < 10) {
    return `${Math.round(seconds * 10) / 10} s`;
  }
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Formats the duration of a run. Returns null if the run has not ended. */
export function durationText({ startedAt, endedAt }: Pick<RunLine, 'startedAt' | 'endedAt'>): string | null {
  return startedAt === null || endedAt === null
    ? null
    : secondsText((Date.parse(endedAt) - Date.parse(startedAt)) / 1000);
}

/** Returns whether the import can still be undone. */
export function canUndo({ state, undoUntil }: Pick<RunLine, 'state' | 'undoUntil'>, now = Date.now()): boolean {
  return state === 'DONE' && undoUntil !== null && Date.parse(undoUntil) > now;
}
