import { Kind, OperationTypeNode } from 'graphql';
import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../types';
export const StockNewsDocument: TypedDocumentNode<Types.StockNewsQuery, Types.StockNewsQueryVariables> = {kind:Kind.DOCUMENT,definitions:[{kind:Kind.OPERATION_DEFINITION,operation:OperationTypeNode.QUERY,name:{kind:Kind.NAME,value:"StockNews"},selectionSet:{kind:Kind.SELECTION_SET,selections:[{kind:Kind.FIELD,name:{kind:Kind.NAME,value:"lastUpdate"}}]}}]};