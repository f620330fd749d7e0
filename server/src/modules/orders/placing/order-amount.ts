import { OptionalDecimal } from '../../../kernel/input/field-rules.ts';

/** What an order, or a line of it, can come to at most. */
export const mostOrderAmount = 99_999_999_999_999;

/** What an order or a line of it comes to: it may be left out or null. */
export const OptionalOrderAmount = (): PropertyDecorator =>
  OptionalDecimal({ min: 0, max: mostOrderAmount, places: 2 });
