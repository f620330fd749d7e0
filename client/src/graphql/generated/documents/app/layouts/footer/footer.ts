import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../../types';
import { documentOf, field, query } from '../../../../../document-parts';
import type { QueryText } from '../../../../../query-text';
export const FooterContactDocument: TypedDocumentNode<Types.FooterContactQuery, Types.FooterContactQueryVariables> = documentOf(query("FooterContact",[field("contactInfo",["id","companyName","address","city","country","phone","email"])]));
export const FooterContactText: QueryText<Types.FooterContactQuery> = "query FooterContact{contactInfo{id companyName address city country phone email}}";