import type { FieldProblem, FormParts, RecordValues } from '../form/form-parts';
import { PriceFields } from './price-fields';

const isByTotal = ({ priceBasis }: RecordValues): boolean => priceBasis === 'total';

/** One of the two prices is needed: the one that is meant. */
function priceProblems(values: RecordValues): readonly FieldProblem[] {
  const field = isByTotal(values) ? 'totalPrice' : 'pricePerCarat';
  return values[field] === null ? [{ field, message: 'Enter a price' }] : [];
}

/** Of the two prices the one that is meant goes: a total also when the weight changed, so that it stays the total. */
function withMeantPrice(changed: RecordValues, values: RecordValues): RecordValues {
  const { priceBasis: _, pricePerCarat, totalPrice, ...others } = changed;
  if (isByTotal(values)) {
    const isMeant = totalPrice !== undefined || others.carats !== undefined;
    return isMeant ? { ...others, totalPrice: values.totalPrice } : others;
  }
  return pricePerCarat === undefined ? others : { ...others, pricePerCarat };
}

/** A stone is priced per carat or in total; the other price follows from the weight. */
export const priceForm: FormParts = {
  extra: { priceBasis: 'perCarat' },
  check: priceProblems,
  controls: { pricePerCarat: PriceFields },
  besides: ['totalPrice'],
  sent: withMeantPrice,
};
