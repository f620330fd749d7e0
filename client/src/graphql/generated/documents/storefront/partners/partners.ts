import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../types';
import { documentOf, field, query } from '../../../../document-parts';
import type { QueryText } from '../../../../query-text';
export const FeedStatusDocument: TypedDocumentNode<Types.FeedStatusQuery, Types.FeedStatusQueryVariables> = documentOf(query("FeedStatus",[field("feedStatus",["asOf","lastChangeAt","recordedSince","lagSeconds"])]));
export const PartnerReferenceDocument: TypedDocumentNode<Types.PartnerReferenceQuery, Types.PartnerReferenceQueryVariables> = documentOf(query("PartnerReference",[field("programLimits",["name","section","meaning","value"]),field("errorCatalogue",["code","errorCode","httpStatus","message","explanation",field("reasons",["reason","explanation"])])]));
export const FeedStatusText: QueryText<Types.FeedStatusQuery> = "query FeedStatus{feedStatus{asOf lastChangeAt recordedSince lagSeconds}}";
export const PartnerReferenceText: QueryText<Types.PartnerReferenceQuery> = "query PartnerReference{programLimits{name section meaning value}errorCatalogue{code errorCode httpStatus message explanation reasons{reason explanation}}}";