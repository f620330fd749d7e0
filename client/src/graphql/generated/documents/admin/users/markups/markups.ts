import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../../types';
import { Kind } from 'graphql';
import { argument, documentOf, field, fragment, named, nonNull, on, query, spread, takes } from '../../../../../document-parts';
const MarkupRegion = fragment("MarkupRegion","MarkupRegion",["caratMin","caratMax","priceMin","priceMax","markupId","otherIds"]);
export const MarkupRegionFragmentDoc: TypedDocumentNode<Types.MarkupRegionFragment, unknown> = documentOf(MarkupRegion);
export const MarkupRegionsDocument: TypedDocumentNode<Types.MarkupRegionsQuery, Types.MarkupRegionsQueryVariables> = documentOf(query("MarkupRegions",[field("markupRegions",[spread("MarkupRegion")],[argument("userId")])],[takes("userId",nonNull(named("ID")))]), MarkupRegion);
export const TryPriceDocument: TypedDocumentNode<Types.TryPriceQuery, Types.TryPriceQueryVariables> = documentOf(query("TryPrice",[field("tryPrice",["markupId","percent","totalBefore","perCarat","total"],[argument("userId"),argument("carats"),argument("pricePerCarat")])],[takes("userId",nonNull(named("ID"))),takes("carats",nonNull(named("Carats"))),takes("pricePerCarat",nonNull(named("Money")))]));
export const StoneToTryDocument: TypedDocumentNode<Types.StoneToTryQuery, Types.StoneToTryQueryVariables> = documentOf(query("StoneToTry",[field("stockByNumbers",["number",field("items",[on("Diamond",["id","stockNumber","carats",field("price",["perCarat"])])])],[argument("numbers")])],[takes("numbers",nonNull({kind:Kind.LIST_TYPE,type:nonNull(named("String"))}))]));