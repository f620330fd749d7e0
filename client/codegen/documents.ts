import { posix } from 'node:path';
import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import {
  type ASTNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql';
import { partImports, partSource } from './document-source.ts';
import { definitionsOf, fragmentsByName } from './operations.ts';

interface DocumentsConfig {
  /** Path of the `.graphql` file, relative to the root of the repository. */
  readonly file: string;
  /** Identifiers in the client's sources that may refer to query texts. */
  readonly texts: readonly string[];
  /** Import paths for the generated file: the modules that contain the operations' types and `QueryText`. */
  readonly typesModule: string;
  readonly textModule: string;
}

/** Returns all fragments that a node uses, directly or through other fragments. */
function fragmentsOf(
  node: ASTNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  collected = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread(spread) {
      const fragment = fragments.get(spread.name.value);
      if (fragment !== undefined && !collected.has(fragment)) {
        collected.add(fragment);
        fragmentsOf(fragment, fragments, collected);
      }
    },
  });
  return collected;
}

const kinds: Readonly<Record<OperationTypeNode, string>> = {
  [OperationTypeNode.QUERY]: 'Query',
  [OperationTypeNode.MUTATION]: 'Mutation',
  [OperationTypeNode.SUBSCRIPTION]: 'Subscription',
};

/** Returns the suffix for the type names of an operation. */
const kindOf = ({ operation }: OperationDefinitionNode): string => kinds[operation];

/**
 * graphql-codegen plugin that generates the typed documents of one `.graphql` file. Each file has its own module, so
 * that a page's chunk contains only the documents that it uses. Shop visitors never load documents of the back
 * office.
 */
export const plugin: PluginFunction<DocumentsConfig, Types.ComplexPluginOutput> = (_schema, documents, config) => {
  const { operations, fragments } = definitionsOf(documents, config.file);
  const allFragments = fragmentsByName(documents);

  const documentOf = (first: string, node: ASTNode): string =>
    `documentOf(${[first, ...[...fragmentsOf(node, allFragments)].map(({ name }) => name.value)].join(', ')})`;

  const fragmentDocuments = fragments.map((fragment) => ({
    name: `${fragment.name.value}FragmentDoc`,
    types: `Types.${fragment.name.value}Fragment, unknown`,
    source: documentOf(fragment.name.value, fragment),
  }));
  const operationDocuments = operations.map(({ name, node }) => {
    const kind = kindOf(node);
    return {
      name: `${name}Document`,
      types: `Types.${name}${kind}, Types.${name}${kind}Variables`,
      source: documentOf(partSource(node), node),
    };
  });
  // Includes each fragment once, even if several documents need it.
  const requiredNames = new Set([
    ...fragments,
    ...[...fragments, ...operations.map(({ node }) => node)].flatMap((node) => [...fragmentsOf(node, allFragments)]),
  ]);
  const parts = [...requiredNames].map((fragment) => `const ${fragment.name.value} = ${partSource(fragment)};`);
  const exported = [...fragmentDocuments, ...operationDocuments].map(
    ({ name, types, source }) => `export const ${name}: TypedDocumentNode<${types}> = ${source};`,
  );
  const texts = operations
    .filter(({ name }) => config.texts.includes(`${name}Text`))
    .map(({ name, node }) => {
      const text = [node, ...fragmentsOf(node, allFragments)].map(print).join('\n');
      return `export const ${name}Text: QueryText<Types.${name}${kindOf(node)}> = ${JSON.stringify(stripIgnoredCharacters(text))};`;
    });
  return {
    prepend: [
      "import type { TypedDocumentNode } from '@apollo/client';",
      `import type * as Types from '${config.typesModule}';`,
      ...partImports([...parts, ...exported], posix.dirname(config.textModule)),
      ...(texts.length > 0 ? [`import type { QueryText } from '${config.textModule}';`] : []),
    ],
    content: [...parts, ...exported, ...texts].join('\n'),
  };
};
