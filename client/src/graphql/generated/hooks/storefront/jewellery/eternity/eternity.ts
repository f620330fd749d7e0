import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/storefront/jewellery/eternity/eternity';
import type * as Types from '../../../../types';
export function useEternityRingOfNumberQuery(options: useQuery.Options<Types.EternityRingOfNumberQuery, Types.EternityRingOfNumberQueryVariables> | SkipToken) {
  return useQuery(Documents.EternityRingOfNumberDocument, options);
}

export function useEternityRingsOfNameQuery(options: useQuery.Options<Types.EternityRingsOfNameQuery, Types.EternityRingsOfNameQueryVariables> | SkipToken) {
  return useQuery(Documents.EternityRingsOfNameDocument, options);
}