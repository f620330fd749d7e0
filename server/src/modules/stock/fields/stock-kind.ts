import { registerEnumType } from '../../../kernel/graphql.ts';
import { IsEnum } from '../../../kernel/input/rules.ts';
import { valuesForAdministrators } from '../../../kernel/use-cases/for-administrators.ts';
import type { StockType } from '../stock-type.ts';

/** Stock types by GraphQL constant. The values are used in REST paths and exported files. */
export const StockKind: Record<string, string> = {};

export const IsStockKind = (): PropertyDecorator => IsEnum(StockKind, { message: 'must be a valid stock type' });

/** Facets of all stock types. */
export const FacetField: Record<string, string> = {};

/** Facet that every type has. */
export const isActiveConstant = 'IS_ACTIVE';

const divided = ({ fields }: StockType): string[] => [
  ...fields.flatMap(({ hasFacet, constant }) => (hasFacet ? [constant] : [])),
  isActiveConstant,
];

/** Fills the enums that are derived from the stock types, and registers them with GraphQL. */
export function registerStockEnums(types: readonly StockType[]): void {
  const kinds = types.map(({ kind, name, description }) => ({ kind, name, description }));
  for (const { kind, name } of kinds) StockKind[kind] = name;
  registerEnumType(StockKind, {
    name: 'StockKind',
    description: 'Stock types. New values may be added.',
    valuesConfig: Object.fromEntries(kinds.map(({ kind, description }) => [kind, { description }])),
  });
  const typesOf = new Map<string, string[]>();
  for (const type of types) {
    for (const constant of divided(type)) typesOf.set(constant, [...(typesOf.get(constant) ?? []), `${type.noun}s`]);
  }
  for (const constant of [...typesOf.keys()].sort()) FacetField[constant] = constant;
  registerEnumType(FacetField, {
    name: 'FacetField',
    description: 'Facets of all stock types. New values may be added.',
    valuesConfig: Object.fromEntries(
      [...typesOf].map(([constant, nouns]) => [constant, { description: `Available for ${nouns.join(', ')}.` }]),
    ),
  });
  const readable = types.flatMap(({ fields }) => fields.filter((field) => !field.isForAdministrators));
  const open = new Set(readable.flatMap(({ hasFacet, constant }) => (hasFacet ? [constant] : [])));
  valuesForAdministrators(
    'FacetField',
    [...typesOf.keys()].filter((constant) => !open.has(constant)),
  );
}
