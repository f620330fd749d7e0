import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../types';
import { Kind } from 'graphql';
import { argument, documentOf, field, named, nonNull, query, takes } from '../../../../document-parts';
export const StockWithNumbersDocument: TypedDocumentNode<Types.StockWithNumbersQuery, Types.StockWithNumbersQueryVariables> = documentOf(query("StockWithNumbers",[field("stockByNumbers",["number",field("items",["id","kind"])],[argument("numbers")])],[takes("numbers",nonNull({kind:Kind.LIST_TYPE,type:nonNull(named("String"))}))]));