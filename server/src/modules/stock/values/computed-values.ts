import Type from 'typebox';
import { FilterEnums } from '../../../kernel/input/filter-fields.ts';
import { text } from '../cells/cell-converters.ts';
import { Availability } from './availability.ts';
import { constantInWords } from './field-labels.ts';
import { SaleState, saleStateLabels } from './sale-state.ts';
import { plain, type StockValue } from './stock-value.ts';

/**
 * Common properties of value types that are computed in SQL. Their values are neither stored nor accepted in inputs.
 */
export const computed = {
  ...plain,
  property: {},
  input: () => String,
  rules: [],
  filterName: () => null,
  filter: () => () => undefined,
  facet: { kind: 'none' as const },
  isSorted: false,
  converter: text(),
};

const availabilities = Object.values(Availability).map((value) => ({
  stored: value,
  value,
  label: constantInWords(value),
}));

/** Value type of the availability for the viewer. */
export const availability = (): StockValue<Availability> => ({
  ...computed,
  kind: 'choice',
  choices: availabilities,
  output: () => Availability,
  schema: Type.Enum(Availability),
  filterName: () => 'availabilities',
  filter: (description) => FilterEnums(() => Availability, description),
  facet: { kind: 'options', knownValues: availabilities, isOpen: false, isList: false },
});

const saleStates = Object.values(SaleState).map((value) => ({ stored: value, value, label: saleStateLabels[value] }));

/** Value type of the sale state. */
export const saleState = (): StockValue<SaleState> => ({
  ...computed,
  kind: 'choice',
  choices: saleStates,
  output: () => SaleState,
  schema: Type.Enum(SaleState),
  filterName: () => 'saleStates',
  filter: (description) => FilterEnums(() => SaleState, description),
  facet: { kind: 'options', knownValues: saleStates, isOpen: false, isList: false },
});
