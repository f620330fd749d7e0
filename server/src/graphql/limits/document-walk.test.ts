import 'reflect-metadata';
import fc from 'fast-check';
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
  visit,
} from 'graphql';
import {
  fieldsBelow,
  fragmentsOf,
  type Selecting,
  selectedFields,
  type Variables,
} from '../../kernel/transport/selection.ts';
import { documentSizes } from './document-size.ts';
import { costOf } from './operation-cost.ts';
import { randomDocuments, randomSchema } from './random-documents.ts';

/*
 * Costs, limits and columns are computed by traversals that visit each fragment once. These tests compare their
 * results with traversals that expand every fragment. They also check that the length of the document bounds the
 * number of visits.
 */

const schema = randomSchema;

const operationOf = (document: DocumentNode): OperationDefinitionNode => {
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
  return operation;
};

/**
 * Returns each selection together with the node that contains its nested selections. Fragments are resolved at every
 * spread.
 */
const writtenOut = (
  selecting: Selecting,
  document: DocumentNode,
): { node: SelectionNode; inner: Selecting | undefined }[] =>
  (selecting.selectionSet?.selections ?? []).map((node) => ({
    node,
    inner: node.kind === Kind.FRAGMENT_SPREAD ? fragmentsOf(document)[node.name.value] : node,
  }));

function naiveSize(
  selecting: Selecting,
  document: DocumentNode,
): { selections: number; aliases: number; depth: number } {
  let [selections, aliases, depth] = [0, 0, 0];
  for (const { node, inner } of writtenOut(selecting, document)) {
    const below = inner ? naiveSize(inner, document) : { selections: 0, aliases: 0, depth: 0 };
    selections += 1 + below.selections;
    aliases += below.aliases + (node.kind === Kind.FIELD && node.alias ? 1 : 0);
    depth = Math.max(depth, below.depth + (node.kind === Kind.FIELD ? 1 : 0));
  }
  return { selections, aliases, depth };
}

/** Returns whether a selection is included. Without variables, conditions on variables are treated as true. */
const isIncluded = ({ directives = [] }: SelectionNode, values: Variables | undefined): boolean =>
  directives.every(({ name, arguments: [argument] = [] }) => {
    const value = argument?.value;
    if (value?.kind === Kind.BOOLEAN) return value.value === (name.value === 'include');
    return (
      values === undefined || (value?.kind === Kind.VARIABLE && values[value.name.value] === (name.value === 'include'))
    );
  });

/** Returns the fields of one type, or of any type. */
function naiveFields(
  selecting: Selecting,
  document: DocumentNode,
  values?: Variables,
  type?: GraphQLObjectType,
): FieldNode[] {
  return writtenOut(selecting, document).flatMap(({ node, inner }) => {
    if (!isIncluded(node, values)) return [];
    if (node.kind === Kind.FIELD) return [node];
    const on = inner && 'typeCondition' in inner ? inner.typeCondition?.name.value : undefined;
    const conditionType = on && schema.getType(on);
    const fits =
      !type ||
      !conditionType ||
      conditionType === type ||
      (isAbstractType(conditionType) && schema.isSubType(conditionType, type));
    return inner && fits ? naiveFields(inner, document, values, type) : [];
  });
}

/**
 * Returns the cost of the selected objects of a type. Each object costs 1, multiplied by the sizes of the enclosing
 * lists.
 */
function naiveCost(
  type: GraphQLObjectType,
  parents: readonly Selecting[],
  document: DocumentNode,
  values: Variables,
): number {
  const groups = new Map<string, FieldNode[]>();
  for (const field of parents.flatMap((parent) => naiveFields(parent, document, values, type))) {
    const name = field.alias?.value ?? field.name.value;
    groups.set(name, [...(groups.get(name) ?? []), field]);
  }
  const ownCost = type.name === 'Query' ? groups.size : 'id' in type.getFields() ? 1 : 0;
  return [...groups.values()].reduce((sum, nodes) => sum + naiveFieldCost(type, nodes, document, values), ownCost);
}

function naiveFieldCost(
  parent: GraphQLObjectType,
  nodes: readonly FieldNode[],
  document: DocumentNode,
  values: Variables,
): number {
  const field = parent.getFields()[nodes[0]?.name.value ?? ''];
  if (!field) return 0;
  if (field.name === 'total') return 5;
  const type = getNamedType(field.type);
  const possible = isObjectType(type) ? [type] : isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  const times = field.name === 'items' ? 3 : isListType(field.type) ? 10 : 1;
  return times * Math.max(0, ...possible.map((objectType) => naiveCost(objectType, nodes, document, values)));
}

/** Returns a function that counts the visits to a document's selections. */
function countReads(document: DocumentNode): () => number {
  let reads = 0;
  visit(document, {
    SelectionSet(set) {
      const { selections: all } = set;
      Object.defineProperty(set, 'selections', {
        get() {
          reads += 1;
          return all;
        },
      });
    },
  });
  reads = 0; // ignore the visits made by `visit` itself
  return () => reads;
}

const countSets = (document: DocumentNode): number => {
  let sets = 0;
  visit(document, {
    SelectionSet() {
      sets += 1;
    },
  });
  return sets;
};

const asInfo = (nodes: readonly FieldNode[], document: DocumentNode) => ({
  fieldNodes: [...nodes],
  fragments: Object.fromEntries(
    Object.entries(fragmentsOf(document)).flatMap(([name, node]) => (node ? [[name, node]] : [])),
  ),
});

test('counts size, fields and cost after expanding fragments', () => {
  fc.assert(
    fc.property(randomDocuments, fc.boolean(), fc.boolean(), fc.boolean(), (text, p, q, isDefault) => {
      const document = parse(text);
      const operation = operationOf(document);
      const size = documentSizes(fragmentsOf(document))(operation);
      expect(size).toMatchObject(naiveSize(operation, document));
      fc.pre(size.selections <= 2_000);

      const sentVariables = isDefault ? { q } : { p, q };
      const values = { p: true, ...sentVariables };
      const query = schema.getQueryType();
      if (!query) throw new Error('no queries');
      expect(costOf(schema, document, operation)(sentVariables)).toBe(naiveCost(query, [operation], document, values));

      for (const root of naiveFields(operation, document)) {
        const info = asInfo([root], document);
        const below = naiveFields(root, document);
        expect([...selectedFields(info)].sort()).toEqual([...new Set(below.map(({ name }) => name.value))].sort());
        for (const { name } of below) {
          const deeper = below
            .filter((node) => node.name.value === name.value)
            .flatMap((node) => naiveFields(node, document));
          const names = new Set(deeper.map((node) => node.name.value));
          expect([...selectedFields(info, name.value)].sort()).toEqual([...names].sort());
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('visits each selection once, even if fragments are cyclic or missing', () => {
  const anyFragments = fc.array(
    fc.array(fc.tuple(fc.nat({ max: 25 }), fc.constantFrom('', '... { ', 'a: thing { ')), {
      minLength: 1,
      maxLength: 4,
    }),
    { minLength: 1, maxLength: 25 },
  );
  fc.assert(
    fc.property(anyFragments, (bodies) => {
      const spreads = (body: (typeof bodies)[number]) =>
        body.map(([n, within]) => `${within}...F${n}${within ? ' }' : ''}`).join(' ');
      const document = parse(
        `{ thing { ...F0 } } ${bodies.map((body, n) => `fragment F${n} on Thing { ${spreads(body)} }`).join(' ')}`,
      );
      const sets = countSets(document);
      const reads = countReads(document);
      documentSizes(fragmentsOf(document))(operationOf(document));
      expect(reads()).toBeLessThanOrEqual(sets);
    }),
  );
});

test('visits each fragment only once, even if every fragment spreads the next one twice', () => {
  const levels = 25;
  const fragments = Array.from(
    { length: levels },
    (_, n) => `fragment F${n} on Thing { ...F${n + 1} ... { ...F${n + 1} } }`,
  );
  const document = parse(`{ thing { ...F0 } } ${fragments.join(' ')} fragment F${levels} on Thing { id name }`);
  const sets = countSets(document);
  const reads = countReads(document);
  const [thing] = fieldsBelow(operationOf(document), fragmentsOf(document));
  if (!thing) throw new Error('nothing selected');
  expect([...selectedFields(asInfo([thing.node], document))]).toEqual(['id', 'name']);
  expect(reads()).toBeLessThanOrEqual(sets);
  expect(documentSizes(fragmentsOf(document))(operationOf(document))).toMatchObject({ depth: 2, aliases: 0 });
  expect(documentSizes(fragmentsOf(document))(operationOf(document)).selections).toBeGreaterThan(2 ** levels);
});
