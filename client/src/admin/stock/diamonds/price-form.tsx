import { SimpleGrid } from '@chakra-ui/react';
import { useController, useWatch } from 'react-hook-form';
import { NumberField } from '../../../forms/number-field';
import type { FieldProblem, FormParts, RecordControl, RecordValues } from '../form/typed-record';
import { basisOf, linkedPrices, numberOf, type PriceBasis } from './linked-prices';

interface PriceFieldsProps {
  readonly control: RecordControl;
}

/** List price, discount, price per carat and total. Typing one of the last three changes the other two. */
function PriceFields({ control }: PriceFieldsProps) {
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

/** A price is needed: the one that was typed last. A discount needs a list price. */
function priceProblems(values: RecordValues): readonly FieldProblem[] {
  const basis = basisOf(values.priceBasis);
  if (basis !== 'discount') {
    const field = basis === 'total' ? 'totalPrice' : 'pricePerCarat';
    return values[field] === null ? [{ field, message: 'Enter a price' }] : [];
  }
  if (numberOf(values.discount) === null) {
    return [{ field: 'discount', message: 'Enter a number such as −30' }];
  }
  if (!numberOf(values.rapPrice)) {
    return [{ field: 'rapPrice', message: 'Enter the list price, or a price per carat' }];
  }
  return discountedPrice(values) === null ? [{ field: 'discount', message: 'Enter more than −100' }] : [];
}

/** The price per carat that list price and discount give. Null: there is none above 0. */
function discountedPrice({ carats, rapPrice, discount }: RecordValues): number | null {
  const typed = { carats, listPrice: rapPrice, discount, pricePerCarat: null, totalPrice: null };
  return linkedPrices('discount', typed).pricePerCarat || null;
}

/** Sends the price that was typed last: a total also when the weight changed, a discount also with the list price. */
function withMeantPrice(changed: RecordValues, values: RecordValues): RecordValues {
  const { priceBasis: _, discount, pricePerCarat, totalPrice, ...others } = changed;
  const basis = basisOf(values.priceBasis);
  if (basis === 'total') {
    const isMeant = totalPrice !== undefined || others.carats !== undefined;
    return isMeant ? { ...others, totalPrice: values.totalPrice } : others;
  }
  if (basis === 'discount') {
    const isMeant = discount !== undefined || others.rapPrice !== undefined;
    return isMeant ? { ...others, pricePerCarat: discountedPrice(values) } : others;
  }
  return pricePerCarat === undefined ? others : { ...others, pricePerCarat };
}

/** A stone is priced per carat, in total, or by a discount from the list price: the other prices follow. */
export const priceForm: FormParts = {
  extra: { priceBasis: 'perCarat', discount: '' },
  check: priceProblems,
  controls: { pricePerCarat: PriceFields },
  besides: ['totalPrice', 'rapPrice'],
  sent: withMeantPrice,
};
