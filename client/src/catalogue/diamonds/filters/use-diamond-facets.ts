import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import type { DiamondFilter } from '../../../graphql/generated/graphql';
import { useDiamondFacetsQuery } from '../../../graphql/generated/hooks';
import { type Facets, noFacets } from '../../../table/filters/facets';
import { diamondFacets } from './diamond-facets';
import type { ListedColor } from './diamond-filter';
import type { DiamondField } from './diamond-filters';

/** What was counted for the filters of a page. */
export interface DiamondFacetState {
  readonly facets: Facets;
  /** Nothing was counted yet, nor has counting failed. */
  readonly isFirst: boolean;
}

/** Counts for these filters with the others as `filter` has them; the last known while newer ones come. */
export function useDiamondFacets(
  filter: DiamondFilter,
  fields: readonly DiamondField[],
  colors: readonly ListedColor[] | null,
): DiamondFacetState {
  const wanted = [...new Set(fields.flatMap(({ facet }) => facet ?? []))];
  const isCountable = colors !== null && wanted.length > 0 && filter.ids?.length !== 0;
  const { data, previousData, error } = useDiamondFacetsQuery(
    isCountable ? { variables: { filter, fields: wanted } } : skipToken,
  );
  const answer = (data ?? previousData)?.diamonds?.facets;
  const facets = useMemo(
    () => (answer === undefined || colors === null ? noFacets : diamondFacets(answer, colors)),
    [answer, colors],
  );
  return { facets, isFirst: facets === noFacets && error === undefined && filter.ids?.length !== 0 };
}
