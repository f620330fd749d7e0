import { SimpleGrid } from '@chakra-ui/react';
import { useController, useWatch } from 'react-hook-form';
import { NumberField } from '../../../forms/number-field';
import type { RecordControl } from '../form/form-parts';
import { basisOf, linkedPrices, type PriceBasis } from './linked-prices';

interface PriceFieldsProps {
  readonly control: RecordControl;
}

/** List price, discount, price per carat and total. Typing one of the last three changes the other two. */
export function PriceFields({ control }: PriceFieldsProps) {
  const { field } = useController({ control, name: 'priceBasis' });
  const [carats, listPrice, pricePerCarat, totalPrice, discount] = useWatch({
    control,
    name: ['carats', 'rapPrice', 'pricePerCarat', 'totalPrice', 'discount'],
  });
  const basis = basisOf(field.value);
  const linked = linkedPrices(basis, { carats, listPrice, pricePerCarat, totalPrice, discount });
  const follows = (own: PriceBasis, value: number | null) => ({
    control,
    size: 'sm' as const,
    derived: own === basis ? undefined : String(value ?? ''),
    onTyped: () => field.onChange(own),
  });

  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="3" rowGap="3">
      <NumberField control={control} name="rapPrice" label="List price" unit="$/ct" size="sm" isOptional="quietly" />
      <NumberField
        {...follows('discount', linked.discount)}
        name="discount"
        label="Discount"
        unit="%"
        isOptional="quietly"
        hint="−30 is 30 % below the list price"
      />
      <NumberField
        {...follows('perCarat', linked.pricePerCarat)}
        name="pricePerCarat"
        label="Price per carat (required)"
        unit="$/ct"
      />
      <NumberField {...follows('total', linked.totalPrice)} name="totalPrice" label="Total price" unit="$" />
    </SimpleGrid>
  );
}
