import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../../types';
import { argument, documentOf, field, fragment, mutation, named, nonNull, query, spread, takes } from '../../../../../document-parts';
const SupportInfoRecord = fragment("SupportInfoRecord","SupportInfo",["id","version",field("contacts",["id","name","title","phone","email","whatsapp","imageUrl"])]);
export const SupportInfoRecordFragmentDoc: TypedDocumentNode<Types.SupportInfoRecordFragment, unknown> = documentOf(SupportInfoRecord);
export const AdminSupportInfoDocument: TypedDocumentNode<Types.AdminSupportInfoQuery, Types.AdminSupportInfoQueryVariables> = documentOf(query("AdminSupportInfo",[field("supportInfo",[spread("SupportInfoRecord")])]), SupportInfoRecord);
export const ReplaceSupportContactsDocument: TypedDocumentNode<Types.ReplaceSupportContactsMutation, Types.ReplaceSupportContactsMutationVariables> = documentOf(mutation("ReplaceSupportContacts",[field("replaceSupportContacts",[field("supportInfo",[spread("SupportInfoRecord")])],[argument("input")])],[takes("input",nonNull(named("ReplaceSupportContactsInput")))]), SupportInfoRecord);