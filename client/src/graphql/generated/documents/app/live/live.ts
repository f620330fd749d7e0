import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../types';
import { documentOf, field, query } from '../../../../document-parts';
import type { QueryText } from '../../../../query-text';
export const StockChangesDocument: TypedDocumentNode<Types.StockChangesSubscription, Types.StockChangesSubscriptionVariables> = documentOf(query("StockChanges",[field("stockChanges",["unchangedSeconds",field("stock",["kind","ids"])])]));
export const HouseEventsDocument: TypedDocumentNode<Types.HouseEventsSubscription, Types.HouseEventsSubscriptionVariables> = documentOf(query("HouseEvents",[field("houseEvents",["unchangedSeconds",field("stock",["kind","ids"]),"lists",field("news",["kind","recordId","text"])])]));
export const StockChangesText: QueryText<Types.StockChangesSubscription> = "subscription StockChanges{stockChanges{unchangedSeconds stock{kind ids}}}";
export const HouseEventsText: QueryText<Types.HouseEventsSubscription> = "subscription HouseEvents{houseEvents{unchangedSeconds stock{kind ids}lists news{kind recordId text}}}";