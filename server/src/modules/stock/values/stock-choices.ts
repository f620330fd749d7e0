import { ArrayType } from '@mikro-orm/core';
import Type from 'typebox';
import { ID } from '../../../kernel/graphql.ts';
import { FilterEnums, FilterIds } from '../../../kernel/input/filter-fields.ts';
import { RequiredList } from '../../../kernel/input/list-rules.ts';
import { ArrayUnique, IsId, IsIn } from '../../../kernel/input/rules.ts';
import type { ReferenceList } from '../../reference-data/index.ts';
import { enumValue, listOfValues, option } from '../cells/cell-converters.ts';
import { labelCell } from '../cells/export-cells.ts';
import { type KnownValue, listInWords, plain, type StockValue } from './stock-value.ts';

const isInTradeOrder = ({ values }: ReferenceList): boolean =>
  values.every(({ id }, index) => index === 0 || (values[index - 1]?.id ?? 0) < id);

const knownValues = ({ values }: ReferenceList): KnownValue[] =>
  values.map(({ id, label }) => ({ stored: String(id), value: String(id), label }));

/** Value type for one value of a reference list. `type` is the GraphQL type of the list's values. */
export const reference = (list: ReferenceList, type: () => object): StockValue<number> => ({
  ...plain,
  kind: 'reference',
  property: { type: 'smallint' },
  outputName: (name) => name.replace(/Id$/, ''),
  output: type,
  toOutput: (raw) => list.byId.get(raw) ?? null,
  input: () => ID,
  rules: [IsIn([...list.byId.keys()], { message: 'must be an ID from the reference list' }), IsId()],
  schema: Type.Integer({ description: 'ID from the reference list.' }),
  filterName: (name) => `${name}s`,
  filter: (description) => FilterIds(description, list.byId),
  facet: { kind: 'options', knownValues: knownValues(list), isOpen: false, isList: false },
  order: isInTradeOrder(list) ? null : list.values.map(({ id }) => id),
  converter: option(list),
  inWords: (stored) => list.byId.get(Number(stored))?.label ?? stored,
  exported: labelCell(list),
});

/** Value type for several values of a reference list. */
export const references = (list: ReferenceList, type: () => object): StockValue<number[]> => ({
  ...reference(list, type),
  kind: 'references',
  limits: { most: list.values.length },
  property: { type: new ArrayType((value) => Number(value)), columnType: 'smallint[]' },
  databaseDefault: () => ({ defaultRaw: `'{}'` }),
  outputName: (name) => name.replace(/Ids$/, 's'),
  isOutputList: true,
  toOutput: (raw) => raw.flatMap((id) => list.byId.get(id) ?? []),
  isInputList: true,
  rules: [
    IsIn([...list.byId.keys()], { each: true, message: 'must be IDs from the reference list' }),
    ArrayUnique({ message: 'must not contain duplicates' }),
    IsId({ each: true }),
    RequiredList(list.values.length),
  ],
  schema: Type.Array(Type.Integer()),
  presented: (raw) => raw,
  filterName: (name) => name,
  facet: { kind: 'options', knownValues: knownValues(list), isOpen: false, isList: true },
  isSorted: false,
  order: null,
  converter: listOfValues(option(list), /[;|,\n]/),
  inWords: listInWords(reference(list, type).inWords),
  exported: (raw) => (raw ?? []).map(labelCell(list)).join(' ; '),
});

/**
 * Value type for one value of an enum. The enum must be registered with GraphQL. `spellings` are its spellings in
 * files, with the default first.
 */
export const choice = <V extends string | number>(
  values: Readonly<Record<string, V | string>>,
  spellings: Readonly<Record<V, readonly string[]>>,
): StockValue<V> => {
  const names = Object.entries(values).filter(([name]) => Number.isNaN(Number(name)));
  const stored = names.map(([, value]) => value);
  const isNumeric = stored.some((value) => typeof value === 'number');
  const usual = (stored: string): string => {
    const match = Object.entries<readonly string[]>(spellings).find(([value]) => value === stored);
    return match?.[1][0] ?? stored;
  };
  const options = names.map(([name, value]) => ({
    stored: String(value),
    value: name,
    label: usual(String(value)),
  }));
  return {
    ...plain,
    kind: 'choice',
    choices: options,
    property: { type: isNumeric ? 'smallint' : 'text' },
    output: () => values,
    input: () => values,
    // `IsEnum` is not used because it would also accept the names of a numeric enum.
    rules: [IsIn(stored, { message: 'must be a valid value' })],
    schema: Type.Enum(stored),
    filterName: (name) => `${name}s`,
    filter: (description) => FilterEnums(() => values, description),
    facet: {
      kind: 'options',
      knownValues: options,
      isOpen: false,
      isList: false,
    },
    converter: enumValue(spellings),
    inWords: usual,
    exported: (raw) => (raw === null ? '' : usual(String(raw))),
  };
};
