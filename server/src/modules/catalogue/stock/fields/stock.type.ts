import { Field, Int, ObjectType } from 'type-graphql';
import { AdminField } from '../../../../kernel/use-cases/admin-field.ts';
import { readValue, type StockRow } from '../lists/stock-row.ts';
import type { StockPart, StockType } from '../stock-type.ts';
import type { StockField } from './stock-field.ts';
import { StockItemType } from './stock-item.type.ts';
import type { StockValue } from './stock-value.ts';

type OutputClass = new () => object;

const made = new Map<string, OutputClass>();
const madePages = new Map<string, OutputClass>();

/** What GraphQL shows of a value. */
const shownAs = ({ output, isOutputList }: StockValue): (() => object) => (isOutputList ? () => [output()] : output);

const shownField = ({ value, description, presence, isForUsers }: StockField): PropertyDecorator =>
  Field(shownAs(value), {
    nullable: presence === 'optional',
    description: isForUsers ? `${description} Null for visitors.` : description,
  });

const fieldsOfPart = ({ fields }: StockType, name: string): readonly StockField[] =>
  fields.filter(({ partOf }) => partOf === name);

/** The class with which GraphQL shows some fields together. */
function partOutput({ typeName, of }: StockPart, fields: readonly StockField[]): OutputClass {
  class StockPartOutput {}
  for (const field of fields) if (field.output) shownField(field)(StockPartOutput.prototype, field.output);
  ObjectType(typeName, { simpleResolvers: true, description: of })(StockPartOutput);
  return StockPartOutput;
}

/** The class with which GraphQL shows a type of stock, made once of what its fields declare. */
export function stockOutput(type: StockType): OutputClass {
  const known = made.get(type.name);
  if (known) return known;
  class StockOutput {}
  const { prototype } = StockOutput;
  for (const field of type.fields) {
    const { output, description } = field;
    if (output === null || field.partOf) continue;
    if (field.isForAdministrators) AdminField(shownAs(field.value), { description })(prototype, output);
    else shownField(field)(prototype, output);
  }
  for (const [name, part] of Object.entries(type.parts)) {
    const fields = fieldsOfPart(type, name);
    const Part = partOutput(part, fields);
    const { description } = part;
    if (fields.every((field) => field.isForAdministrators)) AdminField(() => Part, { description })(prototype, name);
    else Field(() => Part, { description })(prototype, name);
  }
  ObjectType(type.typeName, { simpleResolvers: true, implements: StockItemType, description: type.description })(
    StockOutput,
  );
  made.set(type.name, StockOutput);
  return StockOutput;
}

/** A page of a type of stock. `total` and `facets` have resolvers of their own. */
export function stockPageOutput(type: StockType): OutputClass {
  const known = madePages.get(type.name);
  if (known) return known;
  class StockPage {}
  const { prototype } = StockPage;
  Field(() => [stockOutput(type)], { description: 'Those of this page.' })(prototype, 'items');
  Field(() => Int, { description: 'How many there are on all pages.' })(prototype, 'total');
  Field(() => Int, { description: '0-based.' })(prototype, 'index');
  Field(() => Int, { description: 'How many there are per page at most.' })(prototype, 'size');
  Field(() => [type.facetTypes.Facet], { description: 'How those of all pages divide.' })(prototype, 'facets');
  ObjectType(`${type.typeName}Page`, {
    simpleResolvers: true,
    description: `One page of ${type.noun}s. Each field is computed only when asked for.`,
  })(StockPage);
  madePages.set(type.name, StockPage);
  return StockPage;
}

/** The fields of a type that a selection of GraphQL needs. */
export function neededFor({ fields, needs }: StockType, selected: ReadonlySet<string>): readonly StockField[] {
  const needed = new Set(Object.entries(needs).flatMap(([name, names]) => (selected.has(name) ? names : [])));
  return fields.filter(
    ({ name, output, partOf }) => needed.has(name) || (output !== null && selected.has(partOf ?? output)),
  );
}

/** A row as GraphQL shows it: ids of reference lists as the values that they mean, and parts as objects. */
export function stockView(type: StockType, row: StockRow): object {
  const { fields, parts } = type;
  // An object of the type's class: interfaces and unions go by it.
  const view: Record<string, unknown> = Object.assign(Object.create(stockOutput(type).prototype), row);
  const made = new Map<string, Record<string, unknown>>();
  for (const field of fields) {
    const { output, value, partOf } = field;
    const raw = readValue(row, field);
    if (raw === undefined || output === null) continue;
    const shown = raw === null ? null : value.shown(raw);
    if (partOf === undefined) view[output] = shown;
    else if (parts[partOf]) made.set(partOf, Object.assign(made.get(partOf) ?? {}, { [output]: shown }));
  }
  return Object.assign(view, Object.fromEntries(made));
}
