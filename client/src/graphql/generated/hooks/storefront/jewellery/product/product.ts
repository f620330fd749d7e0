import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/storefront/jewellery/product/product';
import type * as Types from '../../../../types';
export function useProductQuery(options: useQuery.Options<Types.ProductQuery, Types.ProductQueryVariables> | SkipToken) {
  return useQuery(Documents.ProductDocument, options);
}