import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import {
  type ASTNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql';

/** An operation that becomes a method: it is called after its only root field. */
interface Operation {
  readonly node: OperationDefinitionNode;
  readonly name: string;
  readonly field: GraphQLField<unknown, unknown>;
}

/**
 * graphql-codegen plugin: a class with one method per operation, named and described as its field is in the schema. Operations
 * with nothing but an input take that itself; where the schema asks for a key of idempotency, the method makes one.
 */
export const plugin: PluginFunction<object, Types.ComplexPluginOutput> = (schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  );
  const operations = definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((node) => operationOf(schema, node))
    .sort((a, b) => (a.field.name < b.field.name ? -1 : 1));
  return {
    prepend: [
      "import { type AskOptions, type Keyless, keyed, type TypedDocument } from '../document.ts';",
      "import type * as Types from './types.ts';",
    ],
    content: [
      ...operations.map((operation) => documentOf(operation, fragments)),
      '/** The common operations, as methods: their variables in, the answer of their field out. */',
      'export abstract class Operations {',
      '  /** Asks, and answers one field of the data. Throws a FacetError. */',
      '  protected abstract ask<Data, Variables, Name extends keyof Data>(',
      '    document: TypedDocument<Data, Variables>,',
      '    name: Name,',
      '    variables: Variables,',
      '    options?: AskOptions,',
      '  ): Promise<NonNullable<Data[Name]>>;',
      ...operations.map(methodOf),
      '}',
    ].join('\n\n'),
  };
};

function operationOf(schema: GraphQLSchema, node: OperationDefinitionNode): Operation {
  const [selection, ...others] = node.selectionSet.selections;
  const name = node.name?.value ?? '';
  if (selection?.kind !== Kind.FIELD || selection.alias || others.length > 0)
    throw new Error(`${name} must ask for one field`);
  const field = schema.getRootType(node.operation)?.getFields()[selection.name.value];
  if (!field || name !== field.name.charAt(0).toUpperCase() + field.name.slice(1))
    throw new Error(`${name} must be called after its field`);
  return { node, name, field };
}

const constantOf = ({ field }: Operation): string => `${field.name}Document`;

const kindOf = ({ node }: Operation): string => (node.operation === 'query' ? 'Query' : 'Mutation');

function documentOf(operation: Operation, fragments: ReadonlyMap<string, FragmentDefinitionNode>): string {
  const { node, name } = operation;
  const parts = [node, ...fragmentsOf(node, fragments)];
  const text = stripIgnoredCharacters(parts.map(print).join('\n'));
  const types = `Types.${name}${kindOf(operation)}, Types.${name}${kindOf(operation)}Variables`;
  return `const ${constantOf(operation)}: TypedDocument<${types}> = ${JSON.stringify(text)};`;
}

function fragmentsOf(
  node: ASTNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): ReadonlySet<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      fragmentsOf(fragment, fragments, found);
    },
  });
  return found;
}

function methodOf(operation: Operation): string {
  const { node, name, field } = operation;
  const variables = node.variableDefinitions ?? [];
  const result = `Types.${name}${kindOf(operation)}`;
  const [takes, given] = parameterOf(operation, variables.length);
  const parameters = [...(takes ? [takes] : []), 'options?: AskOptions'].join(', ');
  return `  /** ${(field.description ?? '').replaceAll('*/', '* /')} */
  ${field.name}(${parameters}): Promise<NonNullable<${result}['${field.name}']>> {
    return this.ask(${constantOf(operation)}, '${field.name}', ${given}, options);
  }`;
}

/** The parameter of a method, and the variables that are made of it. */
function parameterOf({ node, name, field }: Operation, count: number): readonly [string | null, string] {
  const input = field.args.find((arg) => arg.name === 'input')?.type;
  const inputType = input && getNamedType(input);
  if (count === 1 && inputType && isInputObjectType(inputType)) {
    return inputType.getFields().idempotencyKey
      ? [`input: Keyless<Types.${inputType.name}>`, '{ input: keyed(input) }']
      : [`input: Types.${inputType.name}`, '{ input }'];
  }
  if (count === 0) return [null, '{}'];
  const type = `Types.${name}${node.operation === 'query' ? 'Query' : 'Mutation'}Variables`;
  const isOptional = node.variableDefinitions?.every(
    (each) => each.type.kind !== Kind.NON_NULL_TYPE || each.defaultValue,
  );
  return [isOptional ? `variables: ${type} = {}` : `variables: ${type}`, 'variables'];
}
