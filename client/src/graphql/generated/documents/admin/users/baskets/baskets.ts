import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../../types';
import { argument, documentOf, field, fragment, named, nonNull, query, spread, takes } from '../../../../../document-parts';
const UserBasketLine = fragment("UserBasketLine","BasketLine",["id","description","carats","availability","createdAt",field("price",["total","perCarat"]),field("problem",["explanation"])]);
export const UserBasketLineFragmentDoc: TypedDocumentNode<Types.UserBasketLineFragment, unknown> = documentOf(UserBasketLine);
export const UserWishlistDocument: TypedDocumentNode<Types.UserWishlistQuery, Types.UserWishlistQueryVariables> = documentOf(query("UserWishlist",[field("userWishlist",[spread("UserBasketLine")],[argument("userId")])],[takes("userId",nonNull(named("ID")))]), UserBasketLine);
export const UserCartDocument: TypedDocumentNode<Types.UserCartQuery, Types.UserCartQueryVariables> = documentOf(query("UserCart",[field("userCart",["totalPrice",field("lines",[spread("UserBasketLine")])],[argument("userId")])],[takes("userId",nonNull(named("ID")))]), UserBasketLine);