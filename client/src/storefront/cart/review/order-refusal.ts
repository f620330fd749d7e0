import { apiErrorOf } from '../../../graphql/api-error';
import { errorText } from '../../../graphql/error-text';

/** Rejected order. None of its lines was ordered. */
export interface OrderRefusal {
  readonly text: string;
  /** Rejection reasons by cart line ID. */
  readonly lines: ReadonlyMap<string, string>;
}

const linePath = /^lines\.(\d+)$/;

/** Parses an error thrown by `placeOrder`. Returns null if the error belongs to one of the form's `fields`. */
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
