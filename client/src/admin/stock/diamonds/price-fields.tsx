import { Stack, Text } from '@chakra-ui/react';
import { useController, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { numberFromText } from '../../../forms/field-rules';
import { NumberField } from '../../../forms/number-field';
import { Segments } from '../../../ui/inputs/segments';
import { formatPrice } from '../../../ui/numbers';
import type { RecordControl } from '../form/form-parts';

const bases = [
  { value: 'perCarat', label: 'Per carat' },
  { value: 'total', label: 'In total' },
];

function numberOf(typed: unknown): number | null {
  const parsed = v.safeParse(numberFromText, typed);
  return parsed.success ? parsed.output : null;
}

interface PriceFieldsProps {
  readonly control: RecordControl;
}

/** The price, given per carat or in total; what the other comes to is shown. */
export function PriceFields({ control }: PriceFieldsProps) {
  const { field: basis } = useController({ control, name: 'priceBasis' });
  const [carats, pricePerCarat, totalPrice] = useWatch({
    control,
    name: ['carats', 'pricePerCarat', 'totalPrice'],
  });
  const weight = numberOf(carats);
  const isByTotal = basis.value === 'total';
  const given = numberOf(isByTotal ? totalPrice : pricePerCarat);
  const other = weight === null || weight === 0 || given === null ? null : isByTotal ? given / weight : given * weight;

  return (
    <Stack gap="2">
      <Segments
        aria-label="The price is given"
        alignSelf="start"
        segments={bases}
        value={String(basis.value)}
        onChange={basis.onChange}
      />
      {isByTotal ? (
        <NumberField control={control} name="totalPrice" label="Total price (required)" unit="$" size="sm" />
      ) : (
        <NumberField control={control} name="pricePerCarat" label="Price per carat (required)" unit="$/ct" size="sm" />
      )}
      <Text color="fg.muted" aria-live="polite">
        {other === null
          ? 'The other price follows from the weight.'
          : isByTotal
            ? `Comes to ${formatPrice(other)} per carat.`
            : `Comes to ${formatPrice(other)} in total.`}
      </Text>
    </Stack>
  );
}
