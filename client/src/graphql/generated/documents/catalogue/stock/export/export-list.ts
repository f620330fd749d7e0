import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../../types';
import { argument, documentOf, field, mutation, named, nonNull, takes } from '../../../../../document-parts';
export const ExportListDocument: TypedDocumentNode<Types.ExportListMutation, Types.ExportListMutationVariables> = documentOf(mutation("ExportList",[field("exportList",["fileName","url"],[argument("input")])],[takes("input",nonNull(named("ExportListInput")))]));