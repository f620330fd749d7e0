import { useWatch } from 'react-hook-form';
import { DialogForm, DialogFrame } from '../../../forms/dialog/dialog-form';
import { NumberField } from '../../../forms/number-field';
import { SelectField } from '../../../forms/select-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import type { StockDeclaration } from '../../../graphql/stock/stock-declaration';
import type { StockJob } from '../stock-type';
import { type PriceWay, priceChangeForm, priceChangeText, priceWays, toPriceChange } from './price-change';

export interface PriceDialogProps {
  readonly isOpen: boolean;
  readonly declaration: StockDeclaration;
  /** Which records: "the checked melee lots". */
  readonly what: string;
  readonly onChosen: (job: StockJob) => void;
  readonly onCancel: () => void;
}

/** Asks by what prices change; what that comes to is shown before anything does. */
export default function PriceDialog({ isOpen, onCancel, ...form }: PriceDialogProps) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onCancel}>
      <PriceForm {...form} onCancel={onCancel} />
    </DialogFrame>
  );
}

function PriceForm({ declaration: { fields, prices }, what, onChosen, onCancel }: Omit<PriceDialogProps, 'isOpen'>) {
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name;
  const form = useSchemaForm({
    schema: priceChangeForm,
    defaultValues: { field: prices[0]?.field ?? '', way: 'percent', value: '' },
    onSubmit: async (values) => {
      onChosen({
        label: priceChangeText(labelOf(values.field), values),
        change: { price: toPriceChange(values) },
        isAsked: true,
      });
    },
  });
  const { control } = form;
  const hasListPrice = prices.some((price) => price.hasListPrice);
  const ways: readonly PriceWay[] = hasListPrice ? ['percent', 'amount', 'discount'] : ['percent', 'amount'];
  const chosen = useWatch({ control, name: 'way' });
  const { unit, hint } = priceWays[ways.find((way) => way === chosen) ?? 'percent'];
  return (
    <DialogForm
      title={`Change the prices of ${what}`}
      submitLabel="Show what changes"
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
        label="How"
        size="sm"
        choices={ways.map((each) => ({ value: each, label: priceWays[each].label }))}
      />
      <NumberField control={control} name="value" label="Change" unit={unit} hint={hint} size="sm" />
    </DialogForm>
  );
}
