import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../types';
import { argument, documentOf, field, mutation, named, nonNull, takes } from '../../../../document-parts';
export const UnsubscribeDocument: TypedDocumentNode<Types.UnsubscribeMutation, Types.UnsubscribeMutationVariables> = documentOf(mutation("Unsubscribe",[field("unsubscribe",["email","isFromAll","priceList",field("channels",["id","name"])],[argument("input")])],[takes("input",nonNull(named("UnsubscribeInput")))]));