import { SimpleGrid } from '@chakra-ui/react';
import { useController, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { numberFromText } from '../../../forms/field-rules';
import { NumberField } from '../../../forms/number-field';
import type { FieldProblem, FormParts, RecordControl, RecordValues } from '../form/typed-record';

/** Price field that was edited last. The other prices are computed from it. */
type PriceBasis = 'perCarat' | 'total' | 'discount';

const basisOf = (value: unknown): PriceBasis => (value === 'total' || value === 'discount' ? value : 'perCarat');

/** Returns the number in a form field, or null if the value is not a number. */
function numberOf(value: unknown): number | null {
  if (typeof value === 'number') {
    return value;
  }
  const parsed = v.safeParse(numberFromText, value);
  return parsed.success ? parsed.output : null;
}

const rounded = (value: number): number => Number(value.toFixed(2));

interface TypedPrices {
  readonly carats: unknown;
  /** List price per carat. */
  readonly listPrice: unknown;
  readonly pricePerCarat: unknown;
  readonly totalPrice: unknown;
  /** Percentage relative to the list price. −30 means 30% below the list price. */
  readonly discount: unknown;
}

interface LinkedPrices {
  readonly pricePerCarat: number | null;
  readonly totalPrice: number | null;
  readonly discount: number | null;
}

/** Computes all prices from the price that was edited last. A price is null if it cannot be computed. */
export function linkedPrices(basis: PriceBasis, typed: TypedPrices): LinkedPrices {
  const [carats, list] = [numberOf(typed.carats) || null, numberOf(typed.listPrice) || null];
  const perCarat = pricePerCaratOf(basis, { ...typed, carats, list });
  return {
    pricePerCarat: perCarat === null ? null : rounded(perCarat),
    totalPrice: perCarat === null || carats === null ? null : rounded(perCarat * carats),
    discount: perCarat === null || list === null ? null : rounded((perCarat / list - 1) * 100),
  };
}

function pricePerCaratOf(
  basis: PriceBasis,
  { carats, list, ...typed }: TypedPrices & { readonly carats: number | null; readonly list: number | null },
): number | null {
  if (basis === 'perCarat') {
    return numberOf(typed.pricePerCarat);
  }
  if (basis === 'total') {
    const total = numberOf(typed.totalPrice);
    return total === null || carats === null ? null : total / carats;
  }
  const discount = numberOf(typed.discount);
  return discount === null || list === null ? null : rounded(list * (1 + discount / 100));
}

interface PriceFieldsProps {
  readonly control: RecordControl;
}

/** Fields for list price, discount, price per carat and total. Editing one of the last three updates the other two. */
function PriceFields({ control }: PriceFieldsProps) {
  const { field } = useController({ control, name: 'priceBasis' });
  const [carats, listPrice, pricePerCarat, totalPrice, discount] = useWatch({
    control,
    name: ['carats', 'rapPrice', 'pricePerCarat', 'totalPrice', 'discount'],
  });
  const basis = basisOf(field.value);
  const linked = linkedPrices(basis, { carats, listPrice, pricePerCarat, totalPrice, discount });
  const derivedPrice = (priceBasis: PriceBasis, value: number | null) => ({
    control,
    size: 'sm' as const,
    derived: priceBasis === basis ? undefined : String(value ?? ''),
    onTyped: () => field.onChange(priceBasis),
  });

  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="3" rowGap="3">
      <NumberField control={control} name="rapPrice" label="List price" unit="$/ct" size="sm" isOptional="quietly" />
      <NumberField
        {...derivedPrice('discount', linked.discount)}
        name="discount"
        label="Discount"
        unit="%"
        isOptional="quietly"
        hint="−30 is 30% below the list price"
      />
      <NumberField
        {...derivedPrice('perCarat', linked.pricePerCarat)}
        name="pricePerCarat"
        label="Price per carat (required)"
        unit="$/ct"
      />
      <NumberField {...derivedPrice('total', linked.totalPrice)} name="totalPrice" label="Total price" unit="$" />
    </SimpleGrid>
  );
}

/** Validates the price that was edited last. It is required, and a discount requires a list price. */
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

/** Returns the price per carat for the list price and discount, or null if it is not above 0. */
function discountedPrice({ carats, rapPrice, discount }: RecordValues): number | null {
  const typed = { carats, listPrice: rapPrice, discount, pricePerCarat: null, totalPrice: null };
  return linkedPrices('discount', typed).pricePerCarat || null;
}

/**
 * Adds the price that was edited last to the input. Also sends a total if the weight changed, and a discount if the
 * list price changed.
 */
function withEnteredPrice(changed: RecordValues, values: RecordValues): RecordValues {
  const { priceBasis: _, discount, pricePerCarat, totalPrice, ...others } = changed;
  const basis = basisOf(values.priceBasis);
  if (basis === 'total') {
    const hasInput = totalPrice !== undefined || others.carats !== undefined;
    return hasInput ? { ...others, totalPrice: values.totalPrice } : others;
  }
  if (basis === 'discount') {
    const hasInput = discount !== undefined || others.rapPrice !== undefined;
    return hasInput ? { ...others, pricePerCarat: discountedPrice(values) } : others;
  }
  return pricePerCarat === undefined ? others : { ...others, pricePerCarat };
}

/**
 * Form extension for the prices of a stone. A price is entered per carat, in total, or as a discount from the list
 * price.
 */
export const priceForm: FormParts = {
  extra: { priceBasis: 'perCarat', discount: '' },
  check: priceProblems,
  controls: { pricePerCarat: PriceFields },
  besides: ['totalPrice', 'rapPrice'],
  sent: withEnteredPrice,
};
