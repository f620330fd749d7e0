import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { type SchemaForm, useSchemaForm } from '../../../forms/use-schema-form';
import type { BookedAddressFragment } from '../../../graphql/generated/graphql';
import { useCurrentUser } from '../../../session/session-context';
import { type OrderDetails, orderDetailsSchema, type TypedDetails } from '../../../shared/orders/order-details';
import { clearTabStorage, readTabStorage, writeTabStorage } from '../../../ui/browser/tab-storage';

/**
 * Returns the initial values: the primary address for delivery, and the billing address or, if there is none, the
 * primary address for billing.
 */
export function firstDetails(addresses: readonly BookedAddressFragment[]): TypedDetails {
  const primary = addresses.find(({ isPrimary }) => isPrimary) ?? addresses[0];
  const billing = addresses.find(({ isBilling }) => isBilling) ?? primary;
  return { reference: '', note: '', deliveryAddressId: primary?.id ?? '', billingAddressId: billing?.id ?? '' };
}

const draftSchema = v.object({
  reference: v.string(),
  note: v.string(),
  deliveryAddressId: v.string(),
  billingAddressId: v.string(),
});

/**
 * Returns the storage key of the draft. It includes the user ID, because different users can sign in in the same tab.
 */
const keyOf = (userId: string): string => `orderDetails:${userId}`;

/** Stores the draft of an order in session storage. */
function storeDraft(userId: string, typed: Partial<TypedDetails>): void {
  writeTabStorage(keyOf(userId), typed);
}

/** Deletes the draft after the order is placed. */
function deleteDraft(userId: string): void {
  clearTabStorage(keyOf(userId));
}

/** Returns the initial form values: the draft without deleted addresses, or the defaults if there is no draft. */
function initialDetails(userId: string, addresses: readonly BookedAddressFragment[]): TypedDetails {
  const first = firstDetails(addresses);
  const draft = readTabStorage(keyOf(userId), draftSchema);
  if (draft === null) {
    return first;
  }
  const isBooked = (addressId: string) => addresses.some(({ id }) => id === addressId);
  return {
    ...draft,
    deliveryAddressId: isBooked(draft.deliveryAddressId) ? draft.deliveryAddressId : first.deliveryAddressId,
    billingAddressId: isBooked(draft.billingAddressId) ? draft.billingAddressId : first.billingAddressId,
  };
}

/** Form state for the details of an order. */
export type OrderForm = SchemaForm<TypedDetails, OrderDetails>;

/**
 * Form for an order. It keeps its values after a reload and when the buyer returns to the cart, until the order is
 * placed.
 *
 * @param placeOrder sends the order and resolves to true if it was placed; its errors are shown next to the fields
 */
export function useOrderForm(
  addresses: readonly BookedAddressFragment[],
  placeOrder: (details: OrderDetails) => Promise<boolean>,
): OrderForm {
  const userId = useCurrentUser()?.id ?? '';
  const [defaultValues] = useState(() => initialDetails(userId, addresses));
  const form = useSchemaForm({
    schema: orderDetailsSchema,
    defaultValues,
    onSubmit: async (details) => {
      if (await placeOrder(details)) {
        deleteDraft(userId);
      }
    },
  });
  const { watch } = form;
  useEffect(() => {
    const watching = watch((typed) => storeDraft(userId, typed));
    return () => watching.unsubscribe();
  }, [watch, userId]);
  return form;
}
