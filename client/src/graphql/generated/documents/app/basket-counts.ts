import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../types';
import { documentOf, field, query } from '../../../document-parts';
export const BasketCountsDocument: TypedDocumentNode<Types.BasketCountsQuery, Types.BasketCountsQueryVariables> = documentOf(query("BasketCounts",[field("wishlist",[field("lines",["id"])]),field("cart",[field("lines",["id"])])]));