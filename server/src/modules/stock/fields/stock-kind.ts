import { registerEnumType } from '../../../kernel/graphql.ts';
import { IsEnum } from '../../../kernel/input/rules.ts';
import { valuesForAdministrators } from '../../../kernel/use-cases/for-administrators.ts';
import type { StockType } from '../stock-type.ts';

/** Types of stock by their constants. The values are those of REST's paths and of exported files. */
export const StockKind: Record<string, string> = {};

/** For a field that names a type of stock. */
export const IsStockKind = (): PropertyDecorator => IsEnum(StockKind, { message: 'must be a known type of stock' });

/** What stock of any type can be divided by: the constants of all types. */
export const FacetField: Record<string, string> = {};

/** The constant of what everything can be divided by. */
export const isActiveConstant = 'IS_ACTIVE';

const divided = ({ fields }: StockType): string[] => [
  ...fields.flatMap(({ hasFacet, constant }) => (hasFacet ? [constant] : [])),
  isActiveConstant,
];

/** Fills the enums that are made of all types of stock, and makes them known to GraphQL. */
export function nameStock(types: readonly StockType[]): void {
  const kinds = types.map(({ kind, name, description }) => ({ kind, name, description }));
  for (const { kind, name } of kinds) StockKind[kind] = name;
  registerEnumType(StockKind, {
    name: 'StockKind',
    description: 'Types of stock. New ones may come.',
    valuesConfig: Object.fromEntries(kinds.map(({ kind, description }) => [kind, { description }])),
  });
  const typesOf = new Map<string, string[]>();
  for (const type of types) {
    for (const constant of divided(type)) typesOf.set(constant, [...(typesOf.get(constant) ?? []), `${type.noun}s`]);
  }
  for (const constant of [...typesOf.keys()].sort()) FacetField[constant] = constant;
  registerEnumType(FacetField, {
    name: 'FacetField',
    description: 'What stock can be divided by, of whatever type. New ones may come.',
    valuesConfig: Object.fromEntries(
      [...typesOf].map(([constant, nouns]) => [constant, { description: `Of ${nouns.join(', ')}.` }]),
    ),
  });
  const readable = types.flatMap(({ fields }) => fields.filter((field) => !field.isForAdministrators));
  const open = new Set(readable.flatMap(({ hasFacet, constant }) => (hasFacet ? [constant] : [])));
  valuesForAdministrators(
    'FacetField',
    [...typesOf.keys()].filter((constant) => !open.has(constant)),
  );
}
