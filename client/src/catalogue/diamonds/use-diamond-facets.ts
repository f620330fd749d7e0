import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import type { DiamondFilter } from '../../graphql/generated/graphql';
import { useDiamondFacetsQuery } from '../../graphql/generated/hooks';
import { type Facets, noFacets } from '../../table/filters/facets';
import { diamondFacets } from './diamond-facets';
import type { ListedColor } from './diamond-filter';
import type { DiamondField } from './diamond-filters';

/** Counts for these filters with the others as `filter` has them; the last known while newer ones come. */
export function useDiamondFacets(
  filter: DiamondFilter,
  fields: readonly DiamondField[],
  colors: readonly ListedColor[] | null,
): Facets {
  const wanted = [...new Set(fields.flatMap(({ facet }) => facet ?? []))];
  const isCountable = colors !== null && wanted.length > 0 && filter.ids?.length !== 0;
  const { data, previousData } = useDiamondFacetsQuery(
    isCountable ? { variables: { filter, fields: wanted } } : skipToken,
  );
  const answer = (data ?? previousData)?.diamonds?.facets;
  return useMemo(
    () => (answer === undefined || colors === null ? noFacets : diamondFacets(answer, colors)),
    [answer, colors],
  );
}
