import { useEffect, useMemo, useState } from 'react';
import type { DraftedLineRecordFragment } from '../../../graphql/generated/graphql';
import { type AsyncState, useAsync } from '../../../table/list/use-async';
import { useDebouncedValue } from '../../../ui/use-debounced-value';
import { type NewLine, readLine } from './new-line';

const TYPING_PAUSE = 300;

/** Server response for draft lines. */
export interface DraftResponse {
  readonly totalPrice: number;
  readonly lines: readonly DraftedLineRecordFragment[];
}

/** Displayed draft. The last response stays visible while the next one is loading. */
export interface ShownDraft<Draft> {
  readonly draft: Draft | null;
  /** Calculated lines by key. */
  readonly lineOf: ReadonlyMap<string, DraftedLineRecordFragment>;
  /** Whether a newer response is pending. */
  readonly isBusy: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

interface Asked<Draft> {
  readonly draft: Draft;
  readonly keys: readonly string[];
}

/**
 * Calculates a draft after each change, debounced. `input` contains all variables as JSON; null sends no request.
 * Incomplete lines are omitted.
 */
export function useDraft<Draft extends DraftResponse>(
  lines: readonly NewLine[],
  input: string | null,
  ask: (input: string) => Promise<Draft>,
): ShownDraft<Draft> {
  const keys = completeLines(lines).map(({ key }) => key);
  const wanted = input === null ? '' : JSON.stringify({ input, keys });
  const settled = useDebouncedValue(wanted, TYPING_PAUSE);
  const [latestAsk] = useState(() => ask);
  const question = useMemo(
    () =>
      settled === ''
        ? null
        : async (): Promise<Asked<Draft>> => {
            const parsed: { input: string; keys: string[] } = JSON.parse(settled);
            return { draft: await latestAsk(parsed.input), keys: parsed.keys };
          },
    [settled, latestAsk],
  );
  const answer: AsyncState<Asked<Draft>> = useAsync(question);
  const [shown, setShown] = useState<Asked<Draft> | null>(null);
  useEffect(() => {
    if (answer.value !== null) {
      setShown(answer.value);
    }
  }, [answer.value]);

  const last = wanted === '' ? null : (answer.value ?? shown);
  return {
    draft: last?.draft ?? null,
    lineOf: new Map(
      last?.keys.flatMap((key, index) => {
        const line = last.draft.lines[index];
        return line === undefined ? [] : [[key, line] as const];
      }),
    ),
    isBusy: wanted !== '' && (wanted !== settled || (answer.value === null && answer.error === undefined)),
    error: answer.error,
    retry: answer.retry,
  };
}

/** Returns the complete lines as server input. */
export function completeLines(lines: readonly NewLine[]) {
  return lines.flatMap((line) => {
    const read = readLine(line);
    return 'input' in read ? [{ key: line.key, input: read.input }] : [];
  });
}
