import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../../types';
import { argument, documentOf, field, fragment, mutation, named, nonNull, query, spread, takes } from '../../../../../document-parts';
const AboutUsRecord = fragment("AboutUsRecord","AboutUs",["id","version","text","image1","image2"]);
export const AboutUsRecordFragmentDoc: TypedDocumentNode<Types.AboutUsRecordFragment, unknown> = documentOf(AboutUsRecord);
export const AdminAboutUsDocument: TypedDocumentNode<Types.AdminAboutUsQuery, Types.AdminAboutUsQueryVariables> = documentOf(query("AdminAboutUs",[field("aboutUs",[spread("AboutUsRecord")])]), AboutUsRecord);
export const UpdateAboutUsDocument: TypedDocumentNode<Types.UpdateAboutUsMutation, Types.UpdateAboutUsMutationVariables> = documentOf(mutation("UpdateAboutUs",[field("updateAboutUs",[field("aboutUs",[spread("AboutUsRecord")])],[argument("input")])],[takes("input",nonNull(named("UpdateAboutUsInput")))]), AboutUsRecord);