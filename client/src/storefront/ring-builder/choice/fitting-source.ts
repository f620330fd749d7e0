import { skipToken, useQuery } from '@apollo/client/react';
import {
  FittingSettingFacetsDocument,
  FittingSettingsDocument,
  type FittingSettingsQueryVariables,
  type RingSettingFacetField,
  type RingSettingRowFragment,
  type RingSettingSortField,
  type RingStoneInput,
} from '../../../graphql/generated/graphql';
import { ringSetting } from '../../../graphql/generated/stock/ringSetting';
import type { ListPage, ListSource } from '../../../table/list/list-source';
import { LISTS_ASK, useStockChanges } from '../../../table/list/use-stock-changes';

const known: readonly RingSettingFacetField[] = ringSetting.fields.flatMap(({ facet }) => facet ?? []);
const nothing: ListPage<RingSettingRowFragment> = { items: [], total: 0 };

/** Settings that take a stone: a list like that of all settings, asked for with the stone. */
export function fittingSource(stone: RingStoneInput): ListSource<RingSettingRowFragment, RingSettingSortField> {
  return {
    usePage: (variables) => {
      const query = useQuery(
        FittingSettingsDocument,
        variables === null
          ? skipToken
          : {
              variables: { ...variables, stone } satisfies FittingSettingsQueryVariables,
              fetchPolicy: 'cache-and-network',
            },
      );
      useStockChanges(LISTS_ASK, variables !== null, query.refetch);
      return {
        page: variables === null ? null : (query.data?.fittingRingSettings ?? null),
        error: query.error,
        retry: () => void query.refetch().catch(() => undefined),
      };
    },
    read: async (client, variables) => {
      const { data } = await client.query({
        query: FittingSettingsDocument,
        variables: { ...variables, stone },
        fetchPolicy: 'network-only',
      });
      return data?.fittingRingSettings ?? nothing;
    },
    useFacets: (variables) => {
      const { data, previousData, error, refetch } = useQuery(
        FittingSettingFacetsDocument,
        variables === null
          ? skipToken
          : {
              variables: {
                stone,
                filter: variables.filter,
                fields: known.filter((facet) => variables.fields.includes(facet)),
              },
            },
      );
      useStockChanges(LISTS_ASK, variables !== null, refetch);
      return { facets: (data ?? previousData)?.fittingRingSettings?.facets ?? null, error };
    },
  };
}
