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

/** Limits for the files that an operation may upload. */
export interface UploadLimits {
  readonly maxFiles: number;
  readonly maxBytes: number;
}

/** Maximum number of files in a list. No field accepts more files. */
const maxInList = 12;

/**
 * Returns the number and sizes of the files that an operation accepts, based on the inputs of its mutations. An
 * operation that cannot be parsed or has no mutation accepts no files; the executor then reports the error.
 * `importMaxBytes` applies to file fields without their own maximum.
 */
export function uploadLimits(
  schema: GraphQLSchema,
  importMaxBytes: number,
): {
  limitsOf(operation: { query?: unknown; operationName?: unknown }): UploadLimits;
  /** Maximum total size of the files that any mutation accepts. */
  maxBytes: number;
} {
  const sizes = new Map(
    Object.entries(schema.getMutationType()?.getFields() ?? {}).map(([name, mutation]) => [
      name,
      sizesOf(mutation, importMaxBytes),
    ]),
  );
  return {
    limitsOf({ query, operationName }) {
      const fileSizes = rootFieldsOf(query, operationName).flatMap((name) => sizes.get(name) ?? []);
      return { maxFiles: fileSizes.length, maxBytes: Math.max(0, ...fileSizes) };
    },
    maxBytes: Math.max(...[...sizes.values()].map((files) => files.reduce((sum, bytes) => sum + bytes, 0))),
  };
}

/** Returns the maximum sizes of all files that a mutation accepts. */
const sizesOf = ({ args }: GraphQLField<unknown, unknown>, importMaxBytes: number): number[] => {
  const sizesIn = (
    type: GraphQLInputType,
    { extensions }: { extensions: GraphQLInputField['extensions'] },
  ): number[] => {
    const named = getNamedType(type);
    const times = isListType(getNullableType(type)) ? maxInList : 1;
    const once = isInputObjectType(named)
      ? Object.values(named.getFields()).flatMap((field) => sizesIn(field.type, field))
      : named.name === GraphQLUpload.name
        ? [typeof extensions.maxBytes === 'number' ? extensions.maxBytes : importMaxBytes]
        : [];
    return Array.from({ length: times }, () => once).flat();
  };
  return args.flatMap((argument) => sizesIn(argument.type, argument));
};

/** Returns the names of the mutations in an operation. Mutations in fragments are not included. */
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
    return []; // invalid document: the server parses it next and reports the error
  }
}
