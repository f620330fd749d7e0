import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { type StockKind, StockWithNumbersDocument } from '../../graphql/generated/graphql';
import type { StockDeclaration } from '../../graphql/stock/stock-declaration';
import type { QueryFilter } from '../../table/filters/filter-field';
import type { FilterValues } from '../../table/filters/values/filter-value';
import { MAX_PASTED_NUMBERS } from '../../table/filters/values/pasted-numbers';
import type { SelectedNumbers } from '../../table/list/list-declaration';
import { PICKED_ORDER } from '../../table/list/list-parts';
import { useAsync } from '../../table/list/use-async';

/**
 * Looks up pasted numbers and matches them to rows of the list. `scope` is the list's fixed filter, and `filter`
 * contains the other filters. Returns null if no numbers were pasted.
 */
export function usePastedNumbers(
  source: NumberSource,
  scope: QueryFilter | undefined,
  filter: QueryFilter,
  values: FilterValues,
): SelectedNumbers | null {
  const client = useApolloClient();
  const pasted = values[PICKED_ORDER];
  const numbers = useMemo(
    () => (pasted?.kind === 'numbers' ? [...pasted.numbers.slice(0, MAX_PASTED_NUMBERS)] : null),
    [pasted],
  );

  const fetchMatches = useMemo(
    () =>
      numbers === null
        ? null
        : async () => {
            const { data } = await client.query({ query: StockWithNumbersDocument, variables: { numbers } });
            const lookups = (data?.stockByNumbers ?? []).map(({ number, items }) => ({
              number,
              ids: items.filter(({ kind }) => kind === source.kind).map(({ id }) => id),
            }));
            const ids = lookups.flatMap((lookup) => lookup.ids);
            return matchNumbers(lookups, ids.length === 0 ? [] : await source.read(client, { ...scope, ids }));
          },
    [client, source, scope, numbers],
  );
  const matches = useAsync(fetchMatches);

  const ids = matches.value?.ids ?? null;
  const fetchRemaining = useMemo(
    () =>
      ids === null
        ? null
        : async () => {
            const items = ids.length === 0 ? [] : await source.read(client, { ...filter, ids });
            const remainingIds = new Set(items.map(({ id }) => id));
            return ids.filter((id) => remainingIds.has(id));
          },
    [client, source, filter, ids],
  );
  const remaining = useAsync(fetchRemaining);

  return numbers === null
    ? null
    : {
        ids,
        remainingIds: remaining.value,
        missing: matches.value?.missing ?? [],
        error: matches.error ?? remaining.error,
        retry: () => {
          for (const state of [matches, remaining]) {
            if (state.error !== undefined) {
              state.retry();
            }
          }
        },
      };
}

/** Pasted number and the IDs of matching items. */
interface NumberLookup {
  readonly number: string;
  readonly ids: readonly string[];
}

/** List row and the IDs of other items that it represents. */
interface NumberedRow {
  readonly id: string;
  readonly set?: { readonly memberIds: readonly string[] } | null;
}

/** Result of looking up pasted numbers. */
interface FoundNumbers {
  /** Row IDs in pasted order, without duplicates. */
  readonly ids: readonly string[];
  /** Pasted numbers without a matching row. */
  readonly missing: readonly string[];
}

/** Matches each number to a row: the item with that number, or the row that represents it. */
export function matchNumbers(lookups: readonly NumberLookup[], rows: readonly NumberedRow[]): FoundNumbers {
  const rowOf = new Map<string, string>();
  for (const { id, set } of rows) {
    for (const member of set?.memberIds ?? []) {
      rowOf.set(member, id);
    }
  }
  for (const { id } of rows) {
    rowOf.set(id, id);
  }
  const matches = lookups.map(({ number, ids }) => ({ number, rows: ids.flatMap((id) => rowOf.get(id) ?? []) }));
  return {
    ids: [...new Set(matches.flatMap((each) => each.rows))],
    missing: matches.filter((each) => each.rows.length === 0).map(({ number }) => number),
  };
}

interface RowVariables {
  readonly filter: QueryFilter;
  readonly page: { readonly index: number; readonly size: number };
}

/** Source that fetches the rows of a list by item IDs. */
export interface NumberSource {
  readonly kind: StockKind;
  readonly read: (client: ApolloClient, filter: QueryFilter) => Promise<readonly NumberedRow[]>;
}

const maxPage = { index: 0, size: MAX_PASTED_NUMBERS };

/** Creates a number source from a GraphQL query. */
export function numberSource<Data>(
  { kind }: Pick<StockDeclaration, 'kind'>,
  document: TypedDocumentNode<Data, RowVariables>,
  rowsOf: (data: Data) => readonly NumberedRow[] | undefined,
): NumberSource {
  return {
    kind,
    read: async (client, filter) => {
      const { data } = await client.query({ query: document, variables: { filter, page: maxPage } });
      return data === undefined ? [] : (rowsOf(data) ?? []);
    },
  };
}
