import type * as v from 'valibot';
import { type SchemaForm, useSchemaForm } from '../../../forms/use-schema-form';
import type { BookedAddressFragment } from '../../../graphql/generated/graphql';
import { firstDetails, type OrderDetails, orderDetailsSchema } from './order-details';

/** The form in which a buyer says what goes with an order. */
export type OrderForm = SchemaForm<v.InferInput<typeof orderDetailsSchema>, OrderDetails>;

/** @param place sends the order; what it throws is shown at the fields */
export function useOrderForm(
  addresses: readonly BookedAddressFragment[],
  place: (details: OrderDetails) => Promise<void>,
): OrderForm {
  return useSchemaForm({ schema: orderDetailsSchema, defaultValues: firstDetails(addresses), onSubmit: place });
}
