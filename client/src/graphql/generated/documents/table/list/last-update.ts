import { Kind, OperationTypeNode } from 'graphql';
import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../types';
export const LastUpdateDocument: TypedDocumentNode<Types.LastUpdateQuery, Types.LastUpdateQueryVariables> = {kind:Kind.DOCUMENT,definitions:[{kind:Kind.OPERATION_DEFINITION,operation:OperationTypeNode.QUERY,name:{kind:Kind.NAME,value:"LastUpdate"},selectionSet:{kind:Kind.SELECTION_SET,selections:[{kind:Kind.FIELD,name:{kind:Kind.NAME,value:"lastUpdate"}}]}}]};