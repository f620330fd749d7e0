import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../../types';
import { documentOf, field, query } from '../../../../../document-parts';
export const FailedHouseMailsDocument: TypedDocumentNode<Types.FailedHouseMailsQuery, Types.FailedHouseMailsQueryVariables> = documentOf(query("FailedHouseMails",[field("failedHouseMails",["id","to","subject","failedAt","attempts","reason"])]));