import * as v from 'valibot';
import { optionalText, optionalTextUpTo } from '../../forms/field-rules';

/** Validation schema for the optional details of an order. Addresses are IDs from the buyer's address book. */
export const orderDetailsSchema = v.object({
  reference: optionalTextUpTo(100),
  note: optionalTextUpTo(2_000),
  deliveryAddressId: optionalText,
  billingAddressId: optionalText,
});

export type TypedDetails = v.InferInput<typeof orderDetailsSchema>;

/** Validated order details. */
export type OrderDetails = v.InferOutput<typeof orderDetailsSchema>;
