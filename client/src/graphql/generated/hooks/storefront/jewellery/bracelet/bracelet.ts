import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/storefront/jewellery/bracelet/bracelet';
import type * as Types from '../../../../types';
export function useBraceletOfNameQuery(options: useQuery.Options<Types.BraceletOfNameQuery, Types.BraceletOfNameQueryVariables> | SkipToken) {
  return useQuery(Documents.BraceletOfNameDocument, options);
}

export function useBraceletModelsQuery(options: useQuery.Options<Types.BraceletModelsQuery, Types.BraceletModelsQueryVariables> | SkipToken) {
  return useQuery(Documents.BraceletModelsDocument, options);
}