import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../../types';
import { argument, documentOf, field, fragment, mutation, named, nonNull, query, spread, takes } from '../../../../../document-parts';
const UserAccess = fragment("UserAccess","PageAccess",["id","page"]);
export const SetPageAccessDocument: TypedDocumentNode<Types.SetPageAccessMutation, Types.SetPageAccessMutationVariables> = documentOf(mutation("SetPageAccess",[field("setPageAccess",[field("user",["id","version",field("accesses",[spread("UserAccess")])])],[argument("input")])],[takes("input",nonNull(named("SetPageAccessInput")))]), UserAccess);
export const AccessOfUserDocument: TypedDocumentNode<Types.AccessOfUserQuery, Types.AccessOfUserQueryVariables> = documentOf(query("AccessOfUser",[field("user",["id",field("accesses",[spread("UserAccess")])],[argument("id")])],[takes("id",nonNull(named("ID")))]), UserAccess);