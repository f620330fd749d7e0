import { type GraphQLSchema, getNamedType, isAbstractType, isLeafType, isObjectType } from 'graphql';
import type { FieldJson, StockJson } from './stock-json.ts';
import { isInList, outputAt, selectedAt, shownPath } from './stock-paths.ts';

/** Properties to select from object values, if their type has them. */
export const partsOfValues = ['id', 'code', 'label', 'email', 'displayName', 'slot', 'url'];

/** Nested selections by field name. */
type Selection = Map<string, Selection>;

function select(selection: Selection, path: readonly string[]): void {
  const [name, ...rest] = path;
  if (name !== undefined) {
    const below = selection.get(name) ?? new Map();
    selection.set(name, below);
    select(below, rest);
  }
}

function printed(selection: Selection): string {
  const fields = [...selection].map(([name, below]) => (below.size === 0 ? name : `${name} ${printed(below)}`));
  return `{ ${fields.join(' ')} }`;
}

/** Returns the paths of the leaf fields to select for a declared field. */
function leavesOf(schema: GraphQLSchema, typeName: string, field: FieldJson, partNames: readonly string[]): string[] {
  const path = shownPath(schema, typeName, field);
  if (path === null) {
    return [];
  }
  const type = getNamedType(outputAt(schema, typeName, path));
  if (isLeafType(type)) {
    return selectedAt(path);
  }
  const parts = isObjectType(type) ? type.getFields() : {};
  return partNames.filter((part) => part in parts).map((part) => `${path}.${part}`);
}

/**
 * Returns the selection set of a stock type: `first`, followed by the fields. Selects the `wanted` properties of
 * object values.
 */
export function selectionOf(
  schema: GraphQLSchema,
  { typeName }: StockJson,
  fields: readonly FieldJson[],
  { first = ['id', 'version'], wanted = partsOfValues } = {},
): string {
  const selection: Selection = new Map();
  const paths = [...first, ...fields.flatMap((field) => leavesOf(schema, typeName, field, wanted))];
  for (const path of paths) {
    select(selection, path.split('.'));
  }
  return printed(selection);
}

/**
 * Returns true if a field is fetched for list rows. Excludes the value kinds in `excludedFromRows`, and fields of list
 * elements.
 */
export function isOfRow({ value, output }: FieldJson, excludedFromRows: ReadonlySet<string>): boolean {
  return !excludedFromRows.has(value) && (output === null || !isInList(output));
}

/** Returns the `facets` selection, with an inline fragment for each facet type. */
export function facetSelection(schema: GraphQLSchema, { typeName }: StockJson): string {
  const facet = getNamedType(outputAt(schema, `${typeName}Page`, 'facets'));
  const shapes = isAbstractType(facet) ? schema.getPossibleTypes(facet) : [];
  const inlineFragments = shapes.map((shape) => {
    const parts = 'options' in shape.getFields() ? 'options { value label count }' : 'min max bins { from to count }';
    return `... on ${shape.name} { ${parts} }`;
  });
  return `{ field ${inlineFragments.join(' ')} }`;
}
