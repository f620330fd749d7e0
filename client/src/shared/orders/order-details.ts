import * as v from 'valibot';
import { optionalText, optionalTextUpTo } from '../../forms/field-rules';

/** Optional details of an order; addresses are IDs from the buyer's address book. */
export const orderDetailsSchema = v.object({
  reference: optionalTextUpTo(100),
  note: optionalTextUpTo(2_000),
  deliveryAddressId: optionalText,
  billingAddressId: optionalText,
});

/** Form values of the details. */
export type TypedDetails = v.InferInput<typeof orderDetailsSchema>;

/** The same, ready to be sent. */
export type OrderDetails = v.InferOutput<typeof orderDetailsSchema>;
