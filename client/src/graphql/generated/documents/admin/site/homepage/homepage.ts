import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../../types';
import { argument, documentOf, field, fragment, mutation, named, nonNull, query, spread, takes } from '../../../../../document-parts';
const HomepageRecord = fragment("HomepageRecord","Homepage",["id","version","topImage","cardRings","cardBracelets","cardNecklaces","cardEarrings","aboutImage","slider1Image","slider2Image","slider3Image","e1Video","e2Video","e3Video"]);
export const HomepageRecordFragmentDoc: TypedDocumentNode<Types.HomepageRecordFragment, unknown> = documentOf(HomepageRecord);
export const AdminHomepageDocument: TypedDocumentNode<Types.AdminHomepageQuery, Types.AdminHomepageQueryVariables> = documentOf(query("AdminHomepage",[field("homepage",[spread("HomepageRecord")])]), HomepageRecord);
export const UpdateHomepageDocument: TypedDocumentNode<Types.UpdateHomepageMutation, Types.UpdateHomepageMutationVariables> = documentOf(mutation("UpdateHomepage",[field("updateHomepage",[field("homepage",[spread("HomepageRecord")])],[argument("input")])],[takes("input",nonNull(named("UpdateHomepageInput")))]), HomepageRecord);