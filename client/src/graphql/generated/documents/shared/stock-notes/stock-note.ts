import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../types';
import { argument, documentOf, field, mutation, named, nonNull, takes } from '../../../../document-parts';
export const SetStockNoteDocument: TypedDocumentNode<Types.SetStockNoteMutation, Types.SetStockNoteMutationVariables> = documentOf(mutation("SetStockNote",[field("setStockNote",[field("item",["id","note"])],[argument("input")])],[takes("input",nonNull(named("SetStockNoteInput")))]));