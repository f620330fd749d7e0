import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import type { ExportedList } from '../../graphql/generated/graphql';
import type { QueryFilter } from '../filters/filter-field';

/** Polling interval in milliseconds for lists whose changes are not reported by the live stream. */
const POLL_INTERVAL = 900_000;

/** Sort level in the server's format. */
export interface SortLevel<Sort extends string> {
  readonly field: Sort;
  readonly direction: 'ASC' | 'DESC';
}

/** Variables of a list query. */
export interface ListVariables<Sort extends string> {
  readonly filter: QueryFilter;
  readonly sort: SortLevel<Sort>[];
  readonly page: { readonly index: number; readonly size: number };
}

/** Page of rows as returned by the server. */
export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

/** State of a page request. */
export interface PageState<Row> {
  /** Null until the response for these variables arrives. */
  readonly page: ListPage<Row> | null;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** Facet as returned by the server. */
export type CountedFacet =
  | {
      readonly __typename: 'OptionFacet';
      readonly field: string;
      readonly options: readonly { readonly value: string; readonly label: string; readonly count: number }[];
    }
  | {
      readonly __typename: 'RangeFacet';
      readonly field: string;
      readonly min: number | null;
      readonly max: number | null;
      readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
    };

/** State of a facet request. Keeps the latest facets while newer ones are loading. */
export interface FacetState {
  readonly facets: readonly CountedFacet[] | null;
  readonly error: Error | undefined;
}

/** Hook that counts facets for the given filters. Null skips the request. */
export type CountFacets = (
  variables: { readonly filter: QueryFilter; readonly fields: readonly string[] } | null,
) => FacetState;

/** Source of a list's rows and facets. */
export interface ListSource<Row, Sort extends string> {
  /** Loads a page and keeps it up to date. Null skips the request. */
  readonly usePage: (variables: ListVariables<Sort> | null) => PageState<Row>;
  /** Fetches a page once, bypassing the cache. */
  readonly read: (client: ApolloClient, variables: ListVariables<Sort>) => Promise<ListPage<Row>>;
  /**
   * Converts the list query to the input for exports and price lists, which contain all matching rows. Undefined if
   * the list cannot be exported.
   */
  readonly exported?: (query: Omit<ListVariables<Sort>, 'page'>) => ExportedList;
  /** Set only for lists with facets. */
  readonly useFacets?: CountFacets;
}

type Paged<Row> = ListPage<Row> | null | undefined;

interface SourceOptions {
  /** True if the live stream reports changes to the list. */
  readonly isLive?: boolean;
  readonly useFacets?: CountFacets;
}

/** Creates the source of a list from its query and a function that returns the page in the response. */
export function listSource<Data, Row, Sort extends string>(
  document: TypedDocumentNode<Data, ListVariables<Sort>>,
  pageOf: (data: Data) => Paged<Row>,
  { isLive = false, useFacets }: SourceOptions = {},
): ListSource<Row, Sort> {
  const read = (data: Data | undefined) => (data === undefined ? null : (pageOf(data) ?? null));
  return {
    ...(useFacets === undefined ? {} : { useFacets }),
    usePage: (variables) => {
      const query = useQuery(
        document,
        variables === null
          ? skipToken
          : { variables, fetchPolicy: 'cache-and-network', pollInterval: isLive ? 0 : POLL_INTERVAL },
      );
      return {
        page: variables === null ? null : read(query.data),
        error: query.error,
        // Ignores errors of the retry, because `error` returns them.
        retry: () => void query.refetch().catch(() => undefined),
      };
    },
    read: async (client, variables) => {
      const { data } = await client.query({ query: document, variables, fetchPolicy: 'network-only' });
      return read(data) ?? { items: [], total: 0 };
    },
  };
}

/** Creates the facet source of a list. `offered` contains the facets of its stock type. */
export function countFacets<Data, Facet extends string>(
  document: TypedDocumentNode<Data, { filter: QueryFilter; fields: Facet[] }>,
  offered: readonly Facet[],
  facetsOf: (data: Data) => readonly CountedFacet[] | null | undefined,
): CountFacets {
  return (variables) => {
    const { data, previousData, error } = useQuery(
      document,
      variables === null
        ? skipToken
        : {
            variables: {
              filter: variables.filter,
              fields: offered.filter((facet) => variables.fields.includes(facet)),
            },
          },
    );
    const latestData = data ?? previousData;
    return { facets: latestData === undefined ? null : (facetsOf(latestData) ?? null), error };
  };
}
