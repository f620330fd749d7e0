import { apiErrorOf } from '../../graphql/api-error';
import { errorText } from '../../graphql/error-text';

/** Why an order was not placed. Nothing was ordered in any of the cases. */
export type OrderRefusal =
  | { readonly kind: 'priceChanged' }
  /** `text` names what is no longer for sale, or whatever else is the matter. */
  | { readonly kind: 'refused'; readonly text: string };

/** Reads the refusal out of whatever `placeOrder` threw; null where it is about the form's own `fields`. */
export function orderRefusal(error: unknown, fields: readonly string[]): OrderRefusal | null {
  const refused = apiErrorOf(error);
  if (refused?.reason === 'PRICE_CHANGED') {
    return { kind: 'priceChanged' };
  }
  return refused?.details.some(({ path }) => fields.includes(path)) === true
    ? null
    : { kind: 'refused', text: errorText(error) };
}
