import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../types';
import { documentOf, field, query } from '../../../document-parts';
import type { QueryText } from '../../../query-text';
export const SiteDocument: TypedDocumentNode<Types.SiteQuery, Types.SiteQueryVariables> = documentOf(query("Site",[field("siteSettings",["brandName","recaptchaSiteKey","analyticsId",field("domainLayout",["domain","logoUrl","primaryColor","agentId"])]),field("contactInfo",["id","companyName","address","city","country","phone","email"]),field("allPageSettings",["id","pageName"])]));
export const SiteText: QueryText<Types.SiteQuery> = "query Site{siteSettings{brandName recaptchaSiteKey analyticsId domainLayout{domain logoUrl primaryColor agentId}}contactInfo{id companyName address city country phone email}allPageSettings{id pageName}}";