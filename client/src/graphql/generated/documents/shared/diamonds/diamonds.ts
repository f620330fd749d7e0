import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../types';
import { Kind } from 'graphql';
import { argument, documentOf, field, fragment, named, nonNull, query, takes } from '../../../../document-parts';
const ListedSet = fragment("ListedSet","Diamond",["id",field("set",["kind","stones","carats","total","perCarat","discount","availability","memberIds"])]);
export const ListedSetFragmentDoc: TypedDocumentNode<Types.ListedSetFragment, unknown> = documentOf(ListedSet);
export const DiamondCountDocument: TypedDocumentNode<Types.DiamondCountQuery, Types.DiamondCountQueryVariables> = documentOf(query("DiamondCount",[field("diamonds",["total"],[argument("filter"),{kind:Kind.ARGUMENT,name:{kind:Kind.NAME,value:"page"},value:{kind:Kind.OBJECT,fields:[{kind:Kind.OBJECT_FIELD,name:{kind:Kind.NAME,value:"index"},value:{kind:Kind.INT,value:"0"}},{kind:Kind.OBJECT_FIELD,name:{kind:Kind.NAME,value:"size"},value:{kind:Kind.INT,value:"1"}}]}}])],[takes("filter",nonNull(named("DiamondFilter")))]));
export const DiamondColorsDocument: TypedDocumentNode<Types.DiamondColorsQuery, Types.DiamondColorsQueryVariables> = documentOf(query("DiamondColors",[field("referenceLists",[field("colors",["id","label","rank","name","variation","category"])])]));