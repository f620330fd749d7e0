import { skipToken } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import type { DiamondCollection, DiamondRowFragment } from '../../graphql/generated/graphql';
import { useDiamondColorsQuery, useDiamondListQuery } from '../../graphql/generated/hooks';
import type { TableState } from '../../table/state/table-state';
import type { DiamondColumn } from './diamond-columns';
import { diamondSort, isPastedOrder } from './diamond-order';
import { diamondFilter, type ListedColor } from './filters/diamond-filter';
import { usePastedNumbers } from './filters/use-pasted-numbers';

/** Rows of one page. */
export const DIAMOND_PAGE_SIZE = 36;

/** Every quarter of an hour: what was sold elsewhere goes. */
const POLL_INTERVAL = 900_000;

const noColors: readonly ListedColor[] = [];

/** One page of a list of stones. */
export interface DiamondListing {
  readonly rows: readonly DiamondRowFragment[];
  readonly total: number;
}

/** A list of stones as it is at the moment. */
export interface DiamondListState {
  /** `null` until something was read. */
  readonly listing: DiamondListing | null;
  /** The listing is that of before: a newer one is on its way, or could not be read. */
  readonly isStale: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
  /** Pasted numbers that no stone of the page has. */
  readonly missing: readonly string[];
  /** Ids of the stones that were pasted, whatever else is set; `null` where none were. */
  readonly within: readonly string[] | null;
}

/** The colours of the reference lists; empty until they are read. */
export function useListedColors(): readonly ListedColor[] | null {
  const { data, error } = useDiamondColorsQuery();
  // Without them only hues cannot be told apart.
  return data?.referenceLists?.colors ?? (error === undefined ? null : noColors);
}

function inOrder(rows: readonly DiamondRowFragment[], ids: readonly string[]): readonly DiamondRowFragment[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Reads the page of the list that its state describes, and again from time to time. */
export function useDiamondList(
  collection: DiamondCollection,
  { filters, sort, page }: TableState,
  columns: readonly DiamondColumn[],
): DiamondListState {
  const colors = useListedColors();
  const { hue, no } = filters;
  const isReady = hue === undefined || colors !== null;
  const numbers = isReady && no?.kind === 'numbers' ? no.numbers : null;
  const filter = useMemo(() => diamondFilter(collection, filters, colors ?? noColors), [collection, filters, colors]);
  const pasted = usePastedNumbers(collection, filter, numbers);

  /** The stones of this page where they come in the order of the paste. */
  const pageIds = useMemo(
    () =>
      isPastedOrder(sort)
        ? (pasted.left?.slice(page * DIAMOND_PAGE_SIZE, (page + 1) * DIAMOND_PAGE_SIZE) ?? null)
        : null,
    [sort, page, pasted.left],
  );
  const isWaiting = !isReady || (numbers !== null && pasted.left === null);
  const isNothing = !isWaiting && pasted.left?.length === 0;
  const ids = pageIds ?? pasted.left;

  const query = useDiamondListQuery(
    isWaiting || isNothing
      ? skipToken
      : {
          variables: {
            filter: ids === null ? filter : { ...filter, ids: [...ids] },
            sort: diamondSort(sort, columns),
            page: { index: pageIds === null ? page : 0, size: DIAMOND_PAGE_SIZE },
          },
          pollInterval: POLL_INTERVAL,
        },
  );

  const answer = isWaiting ? undefined : query.data?.diamonds;
  const read = useMemo((): DiamondListing | null => {
    if (isNothing) {
      return { rows: [], total: 0 };
    }
    if (answer === undefined || answer === null) {
      return null;
    }
    return pageIds === null
      ? { rows: answer.items, total: answer.total }
      : { rows: inOrder(answer.items, pageIds), total: pasted.left?.length ?? 0 };
  }, [isNothing, answer, pageIds, pasted.left]);

  const [last, setLast] = useState(read);
  if (read !== null && read !== last) {
    setLast(read);
  }

  return {
    listing: read ?? last,
    isStale: read === null,
    error: pasted.error ?? query.error,
    retry: () => {
      pasted.retry();
      if (query.error !== undefined) {
        void query.refetch();
      }
    },
    missing: pasted.found?.missing ?? [],
    within: pasted.found?.ids ?? null,
  };
}
