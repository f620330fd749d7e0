import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../types';
import { argument, documentOf, field, mutation, named, nonNull, takes } from '../../../../document-parts';
export const BeginViewingDocument: TypedDocumentNode<Types.BeginViewingMutation, Types.BeginViewingMutationVariables> = documentOf(mutation("BeginViewing",[field("beginViewing",[field("session",["accessToken","expiresAt",field("user",["id"])])],[argument("input")])],[takes("input",nonNull(named("BeginViewingInput")))]));