import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../../types';
import { argument, documentOf, field, mutation, named, nonNull, takes } from '../../../../../document-parts';
export const PlaceOrderDocument: TypedDocumentNode<Types.PlaceOrderMutation, Types.PlaceOrderMutationVariables> = documentOf(mutation("PlaceOrder",[field("placeOrder",["isReplay",field("order",["id"])],[argument("input")])],[takes("input",nonNull(named("PlaceOrderInput")))]));