import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  isInputObjectType,
  isListType,
  Kind,
  parse,
} from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { maxTokens } from './limits.ts';

/** What an operation can use of files. */
export interface UploadLimits {
  readonly maxFiles: number;
  /** Of one file. */
  readonly maxBytes: number;
}

/** Files that a list takes: nobody has asked for more yet. */
const mostInList = 12;

/**
 * How many files an operation takes and how large they may be, by the inputs of its mutations; none when it cannot be
 * read, or is none: whoever runs it says why. `importMaxBytes` is for files whose field names no size.
 */
export function uploadLimits(
  schema: GraphQLSchema,
  importMaxBytes: number,
): {
  limitsOf(operation: { query?: unknown; operationName?: unknown }): UploadLimits;
  /** All files of the mutation that takes most. */
  mostBytes: number;
} {
  const sizes = new Map(
    Object.entries(schema.getMutationType()?.getFields() ?? {}).map(([name, mutation]) => [
      name,
      sizesOf(mutation, importMaxBytes),
    ]),
  );
  return {
    limitsOf({ query, operationName }) {
      const taken = rootFieldsOf(query, operationName).flatMap((name) => sizes.get(name) ?? []);
      return { maxFiles: taken.length, maxBytes: Math.max(0, ...taken) };
    },
    mostBytes: Math.max(...[...sizes.values()].map((files) => files.reduce((sum, bytes) => sum + bytes, 0))),
  };
}

/** The largest size of each file that a mutation takes. */
const sizesOf = ({ args }: GraphQLField<unknown, unknown>, importMaxBytes: number): number[] => {
  const sizesIn = (
    type: GraphQLInputType,
    { extensions }: { extensions: GraphQLInputField['extensions'] },
  ): number[] => {
    const named = getNamedType(type);
    const times = isListType(getNullableType(type)) ? mostInList : 1;
    const once = isInputObjectType(named)
      ? Object.values(named.getFields()).flatMap((field) => sizesIn(field.type, field))
      : named.name === GraphQLUpload.name
        ? [typeof extensions.maxBytes === 'number' ? extensions.maxBytes : importMaxBytes]
        : [];
    return Array.from({ length: times }, () => once).flat();
  };
  return args.flatMap((argument) => sizesIn(argument.type, argument));
};

/** Names of the mutations that an operation calls itself, not through a fragment. */
function rootFieldsOf(query: unknown, operationName: unknown): string[] {
  if (typeof query !== 'string') return [];
  try {
    const operation = getOperationAST(
      parse(query, { maxTokens, noLocation: true }),
      typeof operationName === 'string' ? operationName : null,
    );
    return (operation?.selectionSet.selections ?? []).flatMap((node) =>
      node.kind === Kind.FIELD ? [node.name.value] : [],
    );
  } catch {
    return []; // no document: the server that parses it next says what is wrong
  }
}
