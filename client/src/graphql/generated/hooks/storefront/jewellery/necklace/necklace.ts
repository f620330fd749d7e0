import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/storefront/jewellery/necklace/necklace';
import type * as Types from '../../../../types';
export function useNecklaceOfNumberQuery(options: useQuery.Options<Types.NecklaceOfNumberQuery, Types.NecklaceOfNumberQueryVariables> | SkipToken) {
  return useQuery(Documents.NecklaceOfNumberDocument, options);
}

export function useNecklacesOfNameQuery(options: useQuery.Options<Types.NecklacesOfNameQuery, Types.NecklacesOfNameQueryVariables> | SkipToken) {
  return useQuery(Documents.NecklacesOfNameDocument, options);
}