import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../types';
import { Kind } from 'graphql';
import { argument, documentOf, field, fragment, named, nonNull, query, spread, takes } from '../../../../document-parts';
const WishRow = fragment("WishRow","WishedItem",["id","kind","itemId","stockNumber","description","lineSet","price","availability","wishers","createdAt",field("user",["id","displayName","email"])]);
export const WishRowFragmentDoc: TypedDocumentNode<Types.WishRowFragment, unknown> = documentOf(WishRow);
export const WishedItemsDocument: TypedDocumentNode<Types.WishedItemsQuery, Types.WishedItemsQueryVariables> = documentOf(query("WishedItems",[field("wishedItems",["total",field("items",[spread("WishRow")])],[argument("filter"),argument("sort"),argument("page")])],[takes("filter",named("WishFilter")),takes("sort",{kind:Kind.LIST_TYPE,type:nonNull(named("WishSort"))}),takes("page",named("PageInput"))]), WishRow);