import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/shared/diamonds/diamonds';
import type * as Types from '../../../types';
export function useDiamondColorsQuery(options: useQuery.Options<Types.DiamondColorsQuery, Types.DiamondColorsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.DiamondColorsDocument, options);
}