import { type GraphQLSchema, getNamedType, isAbstractType, isLeafType, isObjectType } from 'graphql';
import type { FieldJson, StockJson } from './stock-json.ts';
import { isInList, outputAt, selectedAt, shownPath } from './stock-paths.ts';

/** What is read of values that are objects: of those that such an object has. */
export const partsOfValues = ['id', 'code', 'label', 'email', 'displayName', 'slot', 'url'];

/** Selections below each other, by field. */
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

/** The paths of the leaves that show a field. */
function leavesOf(schema: GraphQLSchema, typeName: string, field: FieldJson, wanted: readonly string[]): string[] {
  const path = shownPath(schema, typeName, field);
  if (path === null) {
    return [];
  }
  const type = getNamedType(outputAt(schema, typeName, path));
  if (isLeafType(type)) {
    return selectedAt(path);
  }
  const parts = isObjectType(type) ? type.getFields() : {};
  return wanted.filter((part) => part in parts).map((part) => `${path}.${part}`);
}

/** What is read of fields of a type, behind what comes first; of values that are objects the wanted parts. */
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

/** Too long, or of too little use, to be read for every row of a list: what is one of several sets is for the record. */
export function isOfRow({ value, output }: FieldJson, notOfRows: ReadonlySet<string>): boolean {
  return !notOfRows.has(value) && (output === null || !isInList(output));
}

/** Facets are of a few shapes, each with fields of its own. */
export function facetSelection(schema: GraphQLSchema, { typeName }: StockJson): string {
  const facet = getNamedType(outputAt(schema, `${typeName}Page`, 'facets'));
  const shapes = isAbstractType(facet) ? schema.getPossibleTypes(facet) : [];
  const own = shapes.map((shape) => {
    const parts = 'options' in shape.getFields() ? 'options { value label count }' : 'min max bins { from to count }';
    return `... on ${shape.name} { ${parts} }`;
  });
  return `{ field ${own.join(' ')} }`;
}
