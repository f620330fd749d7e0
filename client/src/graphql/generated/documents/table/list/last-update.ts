import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../types';
import { documentOf, query } from '../../../../document-parts';
export const LastUpdateDocument: TypedDocumentNode<Types.LastUpdateQuery, Types.LastUpdateQueryVariables> = documentOf(query("LastUpdate",["lastUpdate"]));