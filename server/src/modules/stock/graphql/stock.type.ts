import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import { AdminField } from '../../../kernel/use-cases/for-administrators.ts';
import type { StockField } from '../fields/stock-field.ts';
import { readValue } from '../fields/stock-row.ts';
import type { StockPart, StockType } from '../stock-type.ts';
import type { StockValue } from '../values/stock-value.ts';
import { Facet } from './facet.type.ts';
import { mediaOf } from './media.type.ts';
import type { Price } from './price.type.ts';
import { StockItemType } from './stock-item.type.ts';

type OutputClass = new () => object;

const cache = new Map<string, OutputClass>();
const madePages = new Map<string, OutputClass>();

/** Returns the GraphQL output type of a value. */
const shownAs = ({ output, isOutputList }: StockValue): (() => object) => (isOutputList ? () => [output()] : output);

const shownField = ({ value, description, presence, isForUsers, isPrice }: StockField): PropertyDecorator =>
  Field(shownAs(value), {
    nullable: presence === 'optional',
    description: [
      description,
      ...(isForUsers ? ['Null for visitors.'] : []),
      ...(isPrice ? ['Null for keys without the scope PRICES_READ.'] : []),
    ].join(' '),
  });

const fieldsOfPart = ({ fields }: StockType, name: string): readonly StockField[] =>
  fields.filter(({ partOf }) => partOf === name);

/** Declares the GraphQL type of a part (an object that groups fields). */
function partOutput({ typeName, of }: StockPart, fields: readonly StockField[]): OutputClass {
  class StockPartOutput {}
  for (const field of fields) if (field.output) shownField(field)(StockPartOutput.prototype, field.output);
  ObjectType(typeName, { simpleResolvers: true, description: of })(StockPartOutput);
  return StockPartOutput;
}

/** Fields that `StockItem` declares for all types. */
const commonFields: ReadonlySet<string> = new Set(['stockNumber', 'availability']);

/** Returns the GraphQL type of a stock type. It is derived from the type's fields on the first call and then cached. */
export function stockOutput(type: StockType): OutputClass {
  const cached = cache.get(type.name);
  if (cached) return cached;
  class StockOutput {}
  const { prototype } = StockOutput;
  for (const field of type.fields) {
    const { output, description } = field;
    if (output === null || field.partOf || field.amount || commonFields.has(output)) continue;
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
  cache.set(type.name, StockOutput);
  return StockOutput;
}

/**
 * Declares the GraphQL type for a page of a stock type. `StockPageFields` resolves all fields except `index` and
 * `size`.
 */
export function stockPageOutput(type: StockType): OutputClass {
  const cached = madePages.get(type.name);
  if (cached) return cached;
  class StockPage {}
  const { prototype } = StockPage;
  Field(() => [stockOutput(type)], { description: 'Items of this page.' })(prototype, 'items');
  Field(() => Int, { description: 'Number of items on all pages.' })(prototype, 'total');
  Field(() => Int, { description: 'Page index, 0-based.' })(prototype, 'index');
  Field(() => Int, { description: 'Maximum number of items per page.' })(prototype, 'size');
  Field(() => [Facet], { description: 'Facets over all pages.' })(prototype, 'facets');
  ObjectType(`${type.typeName}Page`, {
    simpleResolvers: true,
    description: `Page of ${type.noun}s. A field is computed only if it is selected.`,
  })(StockPage);
  madePages.set(type.name, StockPage);
  return StockPage;
}

/** Returns the fields of a type that a GraphQL selection needs. `selected` comes from `selectedPaths`. */
export function neededFor(type: StockType, selected: ReadonlySet<string>): readonly StockField[] {
  const needed = new Set(Object.entries(type.needs).flatMap(([name, names]) => (selected.has(name) ? names : [])));
  const amounts = amountsFor(type, selected);
  return type.fields.filter((field) => {
    const { name, output, partOf, media, amount } = field;
    if (needed.has(name)) return true;
    if (amount !== null) return amounts.has(amount);
    if (media === 'images' || media === 'imageOrder') {
      return selected.has('media.images') || selected.has('media.hiddenImages');
    }
    if (media !== null) return selected.has(`media.${media}`);
    if (output === null) return false;
    return selected.has(partOf && type.parts[partOf] ? `${partOf}.${output}` : (partOf ?? output));
  });
}

/**
 * Returns the selected price amounts. If `price` is selected without amounts, one amount is sufficient to determine
 * whether there is a price.
 */
function amountsFor({ price }: StockType, selected: ReadonlySet<string>): ReadonlySet<string> {
  const amounts = Object.keys(price);
  const selectedAmounts = amounts.filter((amount) => selected.has(`price.${amount}`));
  return new Set(selectedAmounts.length === 0 && selected.has('price') ? amounts.slice(0, 1) : selectedAmounts);
}

/**
 * Converts rows to GraphQL objects: reference IDs become values, and parts become objects. `fields` are the fields
 * that were read. Only these are converted, because a page has many rows and a type has about a hundred fields.
 */
export function stockViews(type: StockType, rows: readonly object[], fields = type.fields): object[] {
  const { parts, name: kind } = type;
  // Objects need the prototype of the type's class, because GraphQL uses it to resolve interfaces and unions.
  const { prototype } = stockOutput(type);
  const outputFields = fields.flatMap((field) => {
    const { output, amount, partOf } = field;
    const isShown = output !== null && !amount && (partOf === undefined || parts[partOf] !== undefined);
    return isShown ? [{ field, output, partOf }] : [];
  });
  const amounts = fields.filter(({ amount }) => amount);
  const pictures = fields.filter(({ media }) => media !== null);
  return rows.map((row) => {
    const view: Record<string, unknown> = Object.assign(Object.create(prototype), row);
    const partValues: Record<string, Record<string, unknown>> = {};
    for (const { field, output, partOf } of outputFields) {
      const raw = readValue(row, field);
      if (raw === undefined) continue;
      const value = raw === null ? null : field.value.toOutput(raw);
      if (partOf === undefined) view[output] = value;
      else {
        partValues[partOf] ??= {};
        partValues[partOf][output] = value;
      }
    }
    return Object.assign(view, partValues, {
      kind,
      price: priceOf(amounts, row),
      media: mediaOf({ fields: pictures }, row),
    });
  });
}

/** Converts one row to a GraphQL object, regardless of the selected fields. */
export function stockView(type: StockType, row: object): object {
  const [view] = stockViews(type, [row]);
  if (!view) throw new Error('`stockViews` returned no view for the row');
  return view;
}

/** Returns the price of a row. Null if the row has no price. */
function priceOf(fields: readonly StockField[], row: object): Price | null {
  let price: Record<string, string> | null = null;
  for (const field of fields) {
    const raw = readValue(row, field);
    if (!field.amount || typeof raw !== 'string') continue;
    price ??= {};
    price[field.amount] = raw;
  }
  return price;
}
