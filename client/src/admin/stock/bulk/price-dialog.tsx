import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { DialogForm, DialogFrame } from '../../../forms/dialog/dialog-form';
import { numberFromText } from '../../../forms/field-rules';
import { NumberField } from '../../../forms/number-field';
import { SelectField } from '../../../forms/select-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import type { StockDeclaration } from '../../../graphql/stock/stock-declaration';
import type { StockPriceChange } from '../../../graphql/stock/stock-operations';
import { numberProblem } from '../form/value-rule';
import type { StockJob } from '../stock-type';

/** Method of a price change. */
export type PriceWay = 'percent' | 'amount' | 'discount';

interface PriceWayWords {
  readonly label: string;
  readonly unit: string;
  readonly hint: string;
  /** Limits that the server sets for the value. */
  readonly limits: Parameters<typeof numberProblem>[1];
}

const priceWays: Readonly<Record<PriceWay, PriceWayWords>> = {
  percent: {
    label: 'Percentage',
    unit: '%',
    hint: 'Negative values lower the price: -5 is 5% less.',
    limits: { min: -100, max: 10_000, decimals: 4 },
  },
  amount: {
    label: 'Amount',
    unit: '$',
    hint: 'Negative values lower the price.',
    limits: { min: -99_999_999.99, max: 99_999_999.99, decimals: 2 },
  },
  discount: {
    label: 'Discount from Rap',
    unit: '%',
    hint: 'Relative to the list price: -30 is 30% below it.',
    limits: { min: -100, max: 1_000, decimals: 4 },
  },
};

function problemOf(mode: PriceWay, value: number): string | null {
  return mode !== 'discount' && value === 0
    ? 'Enter a number other than 0'
    : numberProblem(value, priceWays[mode].limits);
}

export const priceChangeForm = v.pipe(
  v.object({ field: v.string(), way: v.picklist(['percent', 'amount', 'discount']), value: numberFromText }),
  v.forward(
    v.partialCheck(
      [['way'], ['value']],
      ({ way, value }) => problemOf(way, value) === null,
      ({ input: { way, value } }) => problemOf(way, value) ?? '',
    ),
    ['value'],
  ),
);

/** Converts the form values to mutation input. */
function toPriceChange({ field, way, value }: v.InferOutput<typeof priceChangeForm>): StockPriceChange {
  return { field, [way]: value };
}

/** Returns a description such as `Price per carat −5%`. */
function priceChangeText(label: string, { way, value }: v.InferOutput<typeof priceChangeForm>): string {
  const sign = value > 0 && way !== 'discount' ? '+' : '';
  const number = `${sign}${value}`.replace('-', '−');
  return way === 'amount' ? `${label} ${number}` : `${label} ${number}%${way === 'discount' ? ' from Rap' : ''}`;
}

export interface PriceDialogProps {
  readonly isOpen: boolean;
  readonly declaration: StockDeclaration;
  /** Description of the records, such as "the selected melee lots". */
  readonly recordsText: string;
  readonly onChosen: (job: StockJob) => void;
  readonly onCancel: () => void;
}

/** Dialog that asks for a price change, followed by a preview of the changes. */
export default function PriceDialog({ isOpen, onCancel, ...form }: PriceDialogProps) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onCancel}>
      <PriceForm {...form} onCancel={onCancel} />
    </DialogFrame>
  );
}

function PriceForm({
  declaration: { fields, prices },
  recordsText,
  onChosen,
  onCancel,
}: Omit<PriceDialogProps, 'isOpen'>) {
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name;
  const form = useSchemaForm({
    schema: priceChangeForm,
    defaultValues: { field: prices[0]?.field ?? '', way: 'percent', value: '' },
    onSubmit: async (values) => {
      onChosen({
        label: priceChangeText(labelOf(values.field), values),
        change: { price: toPriceChange(values) },
        alwaysPreview: true,
      });
    },
  });
  const { control } = form;
  const hasListPrice = prices.some((price) => price.hasListPrice);
  const modes: readonly PriceWay[] = hasListPrice ? ['percent', 'amount', 'discount'] : ['percent', 'amount'];
  const chosen = useWatch({ control, name: 'way' });
  const { unit, hint } = priceWays[modes.find((mode) => mode === chosen) ?? 'percent'];
  return (
    <DialogForm
      title={`Change the prices of ${recordsText}`}
      submitLabel="Preview changes"
      onSubmit={form.submit}
      onCancel={onCancel}
    >
      {prices.length > 1 && (
        <SelectField
          control={control}
          name="field"
          label="Price"
          size="sm"
          choices={prices.map(({ field }) => ({ value: field, label: labelOf(field) }))}
        />
      )}
      <SelectField
        control={control}
        name="way"
        label="Method"
        size="sm"
        choices={modes.map((each) => ({ value: each, label: priceWays[each].label }))}
      />
      <NumberField control={control} name="value" label="Change" unit={unit} hint={hint} size="sm" />
    </DialogForm>
  );
}
