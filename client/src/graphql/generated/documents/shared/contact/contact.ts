import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../types';
import { argument, documentOf, field, mutation, named, nonNull, query, takes } from '../../../../document-parts';
export const ContactSenderDocument: TypedDocumentNode<Types.ContactSenderQuery, Types.ContactSenderQueryVariables> = documentOf(query("ContactSender",[field("currentUser",["id","displayName","email",field("addresses",["id","isPrimary","phone"])])]));
export const SendContactMessageDocument: TypedDocumentNode<Types.SendContactMessageMutation, Types.SendContactMessageMutationVariables> = documentOf(mutation("SendContactMessage",[field("sendContactMessage",["email"],[argument("input")])],[takes("input",nonNull(named("SendContactMessageInput")))]));