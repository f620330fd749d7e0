import * as v from 'valibot';
import { optionalText, optionalTextUpTo } from '../../forms/field-rules';

/** What may be said of an order besides what is on it; its addresses are those of the buyer's book. */
export const orderDetailsSchema = v.object({
  reference: optionalTextUpTo(100),
  note: optionalTextUpTo(2_000),
  deliveryAddressId: optionalText,
  billingAddressId: optionalText,
});

/** The same as it stands in a form. */
export type TypedDetails = v.InferInput<typeof orderDetailsSchema>;

/** The same, ready to be sent. */
export type OrderDetails = v.InferOutput<typeof orderDetailsSchema>;
