import { apiErrorOf } from '../../../graphql/api-error';
import { errorText } from '../../../graphql/error-text';

/** Refused order. No line was ordered. */
export interface OrderRefusal {
  readonly text: string;
  /** Reasons by ID of the refused cart lines. */
  readonly lines: ReadonlyMap<string, string>;
}

const linePath = /^lines\.(\d+)$/;

/** Parses an error thrown by `placeOrder`. Null if the error concerns `fields` of the form. */
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
