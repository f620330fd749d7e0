import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../../types';
import { argument, documentOf, field, fragment, mutation, named, nonNull, query, spread, takes } from '../../../../../document-parts';
const ContactInfoRecord = fragment("ContactInfoRecord","ContactInfo",["id","version","companyName","address","city","country","phone","fax","email","openingHours","latitude","longitude","facebook","instagram","linkedin"]);
export const ContactInfoRecordFragmentDoc: TypedDocumentNode<Types.ContactInfoRecordFragment, unknown> = documentOf(ContactInfoRecord);
export const AdminContactInfoDocument: TypedDocumentNode<Types.AdminContactInfoQuery, Types.AdminContactInfoQueryVariables> = documentOf(query("AdminContactInfo",[field("contactInfo",[spread("ContactInfoRecord")])]), ContactInfoRecord);
export const UpdateContactInfoDocument: TypedDocumentNode<Types.UpdateContactInfoMutation, Types.UpdateContactInfoMutationVariables> = documentOf(mutation("UpdateContactInfo",[field("updateContactInfo",[field("contactInfo",[spread("ContactInfoRecord")])],[argument("input")])],[takes("input",nonNull(named("UpdateContactInfoInput")))]), ContactInfoRecord);