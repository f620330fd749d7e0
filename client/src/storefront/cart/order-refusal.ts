import { type ApiError, apiErrorOf } from '../../graphql/api-error';
import { errorText } from '../../graphql/error-text';

/** Why an order was not placed. Nothing was ordered in any of the cases. */
export type OrderRefusal =
  | { readonly kind: 'priceChanged' }
  | { readonly kind: 'gone'; readonly lineIds: readonly string[] }
  | { readonly kind: 'other'; readonly text: string };

const LINE_PATH = /^lines\.([^.]+)/;

function namedLines({ details }: ApiError): readonly string[] {
  return details.flatMap(({ path }) => LINE_PATH.exec(path)?.[1] ?? []);
}

/** Reads the refusal out of whatever `placeOrder` threw. */
export function orderRefusal(error: unknown): OrderRefusal {
  const refused = apiErrorOf(error);
  if (refused?.reason === 'PRICE_CHANGED') {
    return { kind: 'priceChanged' };
  }
  if (refused?.code === 'ITEM_NOT_FOUND') {
    return { kind: 'gone', lineIds: namedLines(refused) };
  }
  const details = refused?.details.map(({ message }) => message).join(' ') ?? '';
  return { kind: 'other', text: details === '' ? errorText(error) : details };
}
