import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import type { DiamondCollection, DiamondFilter } from '../../../graphql/generated/graphql';
import { useDiamondNumbersQuery } from '../../../graphql/generated/hooks';
import { MOST_PASTED_NUMBERS } from '../../../table/filters/values/pasted-numbers';
import { type FoundNumbers, matchNumbers } from './match-numbers';

/** Where looking up has got to. */
export interface PastedNumbers {
  /** `null` while they are looked up, or when none were pasted. */
  readonly found: FoundNumbers | null;
  /** Those that the other filters leave, in the order of the paste; `null` as long as that is not known. */
  readonly left: readonly string[] | null;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

const everything = { index: 0, size: MOST_PASTED_NUMBERS };

/**
 * Looks pasted numbers up on a page of stones. Stock and report numbers take a query each, because the
 * server's two filters together mean "both". `numbers` is `null` where none were pasted; `filter` is
 * what else is set.
 */
export function usePastedNumbers(
  collection: DiamondCollection,
  filter: DiamondFilter,
  numbers: readonly string[] | null,
): PastedNumbers {
  const list = numbers === null ? null : numbers.slice(0, MOST_PASTED_NUMBERS);
  const byStock = useDiamondNumbersQuery(
    list === null ? skipToken : { variables: { filter: { collection, stockNumbers: list }, page: everything } },
  );
  const byReport = useDiamondNumbersQuery(
    list === null ? skipToken : { variables: { filter: { collection, reportNumbers: list }, page: everything } },
  );
  const stock = byStock.data?.diamonds?.items;
  const report = byReport.data?.diamonds?.items;
  const found = useMemo(
    () =>
      numbers === null || stock === undefined || report === undefined
        ? null
        : matchNumbers(numbers, [...stock, ...report]),
    [numbers, stock, report],
  );

  const hasFound = found !== null && found.ids.length > 0;
  const filtered = useDiamondNumbersQuery(
    hasFound ? { variables: { filter: { ...filter, ids: [...found.ids] }, page: everything } } : skipToken,
  );
  const matching = filtered.data?.diamonds?.items;
  const left = useMemo(() => {
    if (found === null || !hasFound) {
      return found?.ids ?? null;
    }
    const ids = new Set(matching?.map(({ id }) => id));
    return matching === undefined ? null : found.ids.filter((id) => ids.has(id));
  }, [found, hasFound, matching]);

  return {
    found,
    left,
    error: byStock.error ?? byReport.error ?? filtered.error,
    retry: () => {
      for (const query of [byStock, byReport, filtered]) {
        if (query.error !== undefined) {
          void query.refetch();
        }
      }
    },
  };
}
