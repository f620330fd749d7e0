import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import type { ExportedList } from '../../graphql/generated/graphql';
import type { QueryFilter } from '../filters/filter-field';

/** Interval in milliseconds for lists whose changes the live stream does not report. */
const POLL_INTERVAL = 900_000;

/** Sort level of the server. */
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

/** Page of rows in the response. */
export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

/** State of a page request. */
export interface PageState<Row> {
  /** Null before the response for these variables. */
  readonly page: ListPage<Row> | null;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** Facet in the response. */
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

/** State of a facet request. The latest facets stay while newer ones load. */
export interface FacetState {
  readonly facets: readonly CountedFacet[] | null;
  readonly error: Error | undefined;
}

/** Counts facets for filters. Null sends no request. */
export type CountFacets = (
  variables: { readonly filter: QueryFilter; readonly fields: readonly string[] } | null,
) => FacetState;

/** Query of a list. */
export interface ListSource<Row, Sort extends string> {
  /** Fetches a page and keeps it up to date. Null sends no request. */
  readonly usePage: (variables: ListVariables<Sort> | null) => PageState<Row>;
  /** Fetches a page once, without the cache. */
  readonly read: (client: ApolloClient, variables: ListVariables<Sort>) => Promise<ListPage<Row>>;
  /**
   * Converts the list query to the input for exports and price lists, which contain all matching rows. Undefined if
   * the list has no exports.
   */
  readonly exported?: (query: Omit<ListVariables<Sort>, 'page'>) => ExportedList;
  /** Only for lists with facets. */
  readonly useFacets?: CountFacets;
}

type Paged<Row> = ListPage<Row> | null | undefined;

interface SourceOptions {
  /** True if the live stream reports changes of the list. */
  readonly isLive?: boolean;
  readonly useFacets?: CountFacets;
}

/** Creates the source of a list from its query and the path of the page in the response. */
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
        // Errors of the retry are returned in `error`.
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
