import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../../types';
import { argument, documentOf, field, fragment, named, nonNull, query, spread, takes } from '../../../../../document-parts';
const SharedLineDetails = fragment("SharedLineDetails","SharedLine",["id","kind","itemId","stockNumber","lineSet","description","carats","numberOfStones",field("price",["total","perCarat"]),"availability","imageUrl",field("diamond",["id","stockNumber",field("shape",["id"])])]);
export const SharedLineDetailsFragmentDoc: TypedDocumentNode<Types.SharedLineDetailsFragment, unknown> = documentOf(SharedLineDetails);
export const SharedWishlistDocument: TypedDocumentNode<Types.SharedWishlistQuery, Types.SharedWishlistQueryVariables> = documentOf(query("SharedWishlist",[field("sharedWishlist",["sharer","hidden","expiresAt",field("lines",[spread("SharedLineDetails")])],[argument("token")])],[takes("token",nonNull(named("String")))]), SharedLineDetails);