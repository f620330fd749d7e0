import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AdminField } from '../../../../kernel/use-cases/admin-field.ts';
import { DateTimeScalar } from '../../../../kernel/values/scalars.ts';
import { StockFacet } from '../lists/facet.type.ts';
import { readValue, type StockRow } from '../lists/stock-row.ts';
import type { StockType } from '../stock-type.ts';
import type { StockField } from './stock-field.ts';
import type { StockValue } from './stock-value.ts';

type OutputClass = new () => object;

const made = new Map<string, OutputClass>();
const madePages = new Map<string, OutputClass>();

/** What GraphQL shows of a value. */
const shownAs = ({ output, isOutputList }: StockValue): (() => object) => (isOutputList ? () => [output()] : output);

/** The class with which GraphQL shows a type of stock, made once of what its fields declare. */
export function stockOutput(type: StockType): OutputClass {
  const known = made.get(type.name);
  if (known) return known;
  class StockOutput {}
  const { prototype } = StockOutput;
  Field(() => ID, { description: 'The same number as in REST.' })(prototype, 'id');
  Field(() => Boolean, { description: 'Inactive stock exists for administrators only.' })(prototype, 'isActive');
  for (const { output, value, description, presence, isForAdministrators, partOf } of type.fields) {
    if (partOf) continue;
    const shown = shownAs(value);
    if (isForAdministrators) AdminField(shown, { description })(prototype, output);
    else Field(shown, { nullable: presence === 'optional', description })(prototype, output);
  }
  Field(() => Int, { description: `Counts the changes; \`update${type.typeName}\` wants it back.` })(
    prototype,
    'version',
  );
  Field(() => DateTimeScalar, { description: 'Last change.' })(prototype, 'updatedAt');
  ObjectType(type.typeName, { simpleResolvers: true, description: type.description })(StockOutput);
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
  Field(() => [StockFacet], { description: 'How those of all pages divide.' })(prototype, 'facets');
  ObjectType(`${type.typeName}Page`, {
    simpleResolvers: true,
    description: `One page of ${type.noun}s. Each field is computed only when asked for.`,
  })(StockPage);
  madePages.set(type.name, StockPage);
  return StockPage;
}

/** The fields of a type that a selection of GraphQL needs. */
export const neededFor = ({ fields }: StockType, selected: ReadonlySet<string>): readonly StockField[] =>
  fields.filter(({ output }) => selected.has(output));

/** A row as GraphQL shows it: ids of reference lists as the values that they mean. Parts of other fields stay as read. */
export function stockView({ fields }: StockType, row: StockRow): object {
  const shown = fields.flatMap((field) => {
    const raw = readValue(row, field);
    const { output, value, partOf } = field;
    return raw === undefined || partOf ? [] : [[output, raw === null ? null : value.shown(raw)] as const];
  });
  return { ...row, ...Object.fromEntries(shown) };
}
