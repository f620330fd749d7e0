import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../../types';
import { argument, documentOf, field, mutation, named, nonNull, takes } from '../../../../../document-parts';
export const UploadImageDocument: TypedDocumentNode<Types.UploadImageMutation, Types.UploadImageMutationVariables> = documentOf(mutation("UploadImage",[field("uploadImage",["url"],[argument("input")])],[takes("input",nonNull(named("UploadImageInput")))]));