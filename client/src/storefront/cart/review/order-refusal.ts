import { apiErrorOf } from '../../../graphql/api-error';
import { errorText } from '../../../graphql/error-text';

/** Why an order was not placed. Nothing was ordered. */
export interface OrderRefusal {
  /** The whole of it in words. */
  readonly text: string;
  /** Lines of the cart that it was refused for, by their ids, each with its reason. */
  readonly lines: ReadonlyMap<string, string>;
}

const linePath = /^lines\.(\d+)$/;

/** Reads the refusal out of whatever `placeOrder` threw; null where it is about the form's own `fields`. */
export function orderRefusal(error: unknown, fields: readonly string[]): OrderRefusal | null {
  const details = apiErrorOf(error)?.details ?? [];
  if (details.some(({ path }) => fields.includes(path))) {
    return null;
  }
  const lines = details.flatMap(({ path, message }) => {
    const id = linePath.exec(path)?.[1];
    return id === undefined ? [] : [[id, message] as const];
  });
  return { text: errorText(error), lines: new Map(lines) };
}
