import { useEffect, useMemo, useState } from 'react';
import type { DraftedLineRecordFragment } from '../../../graphql/generated/graphql';
import { type AsyncState, useAsync } from '../../../table/list/use-async';
import { useDebouncedValue } from '../../../ui/use-debounced-value';
import { type NewLine, readLine } from './new-line';

const TYPING_PAUSE = 300;

/** Server response with the calculated order lines. */
export interface DraftResponse {
  readonly totalPrice: number;
  readonly lines: readonly DraftedLineRecordFragment[];
}

/** Displayed draft. The previous response stays visible while the next one is loading. */
export interface ShownDraft<Draft> {
  readonly draft: Draft | null;
  /** Calculated lines, by line key. */
  readonly lineOf: ReadonlyMap<string, DraftedLineRecordFragment>;
  /** Whether a newer response is pending. */
  readonly isBusy: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

interface CalculatedDraft<Draft> {
  readonly draft: Draft;
  readonly keys: readonly string[];
}

/**
 * Calculates a draft after each change, with a debounce delay. `input` contains all variables as JSON; if it is null,
 * no request is sent. Incomplete lines are omitted.
 */
export function useDraft<Draft extends DraftResponse>(
  lines: readonly NewLine[],
  input: string | null,
  fetchDraft: (input: string) => Promise<Draft>,
): ShownDraft<Draft> {
  const keys = completeLines(lines).map(({ key }) => key);
  const request = input === null ? '' : JSON.stringify({ input, keys });
  const debounced = useDebouncedValue(request, TYPING_PAUSE);
  const [latestFetch] = useState(() => fetchDraft);
  const loadDraft = useMemo(
    () =>
      debounced === ''
        ? null
        : async (): Promise<CalculatedDraft<Draft>> => {
            const parsed: { input: string; keys: string[] } = JSON.parse(debounced);
            return { draft: await latestFetch(parsed.input), keys: parsed.keys };
          },
    [debounced, latestFetch],
  );
  const response: AsyncState<CalculatedDraft<Draft>> = useAsync(loadDraft);
  const [lastDraft, setLastDraft] = useState<CalculatedDraft<Draft> | null>(null);
  useEffect(() => {
    if (response.value !== null) {
      setLastDraft(response.value);
    }
  }, [response.value]);

  const last = request === '' ? null : (response.value ?? lastDraft);
  return {
    draft: last?.draft ?? null,
    lineOf: new Map(
      last?.keys.flatMap((key, index) => {
        const line = last.draft.lines[index];
        return line === undefined ? [] : [[key, line] as const];
      }),
    ),
    isBusy: request !== '' && (request !== debounced || (response.value === null && response.error === undefined)),
    error: response.error,
    retry: response.retry,
  };
}

/** Returns the complete lines as server input. */
export function completeLines(lines: readonly NewLine[]) {
  return lines.flatMap((line) => {
    const read = readLine(line);
    return 'input' in read ? [{ key: line.key, input: read.input }] : [];
  });
}
