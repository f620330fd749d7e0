import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../../types';
import { argument, documentOf, field, fragment, named, nonNull, query, spread, takes } from '../../../../../document-parts';
const BookedAddress = fragment("BookedAddress","Address",["id","isPrimary","isBilling","firstName","lastName","company","vatNumber","address","line2","postcode","city","lines",field("federation",["id","name"]),field("country",["id","name"]),"phone","email","version"]);
export const OrderBuyerDocument: TypedDocumentNode<Types.OrderBuyerQuery, Types.OrderBuyerQueryVariables> = documentOf(query("OrderBuyer",[field("user",["id",field("addresses",[spread("BookedAddress")])],[argument("id")])],[takes("id",nonNull(named("ID")))]), BookedAddress);