import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../types';
import { documentOf, field, query } from '../../../../document-parts';
import type { QueryText } from '../../../../query-text';
export const FeedStatusDocument: TypedDocumentNode<Types.FeedStatusQuery, Types.FeedStatusQueryVariables> = documentOf(query("FeedStatus",[field("feedStatus",["asOf","lastChangeAt","recordedSince","lagSeconds"])]));
export const FeedStatusText: QueryText<Types.FeedStatusQuery> = "query FeedStatus{feedStatus{asOf lastChangeAt recordedSince lagSeconds}}";