import { useEffect, useState } from 'react';
import { type SchemaForm, useSchemaForm } from '../../../forms/use-schema-form';
import type { BookedAddressFragment } from '../../../graphql/generated/graphql';
import { useCurrentUser } from '../../../session/session-context';
import { type OrderDetails, orderDetailsSchema, type TypedDetails } from '../../../shared/orders/order-details';
import { beginDetails, forgetDraft, keepDraft } from './order-draft';

/** The form in which a buyer says what goes with an order. */
export type OrderForm = SchemaForm<TypedDetails, OrderDetails>;

/**
 * What is entered outlives a reload and the way back to the cart, until the order is placed.
 *
 * @param place sends the order and tells whether it is placed; what it throws is shown at the fields
 */
export function useOrderForm(
  addresses: readonly BookedAddressFragment[],
  place: (details: OrderDetails) => Promise<boolean>,
): OrderForm {
  const userId = useCurrentUser()?.id ?? '';
  const [defaultValues] = useState(() => beginDetails(userId, addresses));
  const form = useSchemaForm({
    schema: orderDetailsSchema,
    defaultValues,
    onSubmit: async (details) => {
      if (await place(details)) {
        forgetDraft(userId);
      }
    },
  });
  const { watch } = form;
  useEffect(() => {
    const watching = watch((typed) => keepDraft(userId, typed));
    return () => watching.unsubscribe();
  }, [watch, userId]);
  return form;
}
