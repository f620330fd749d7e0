import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { apiErrorOf } from '../../../graphql/api-error';
import { BasketContentsDocument, type PlaceOrderInput } from '../../../graphql/generated/graphql';
import { usePlaceOrderMutation } from '../../../graphql/generated/hooks';
import { useSendOnce } from '../../../graphql/idempotency';
import type { OrderDetails } from '../../../shared/orders/order-details';
import type { Cart } from '../chosen-lines';
import { type OrderRefusal, orderRefusal } from './order-refusal';

/** Where a placed order is shown: this and its id. */
const ORDER_BASE_PATH = '/account/orders/';

/**
 * Orders lines of a cart at the total that the buyer saw. The same order sent again (a double click, a lost answer) is
 * placed once. Answers whether it is placed; throws what is about the details. An order without an answer may have been
 * placed, and have emptied the cart: until it is known, nothing but that order is sent again, as it was.
 */
export function usePlaceOrder(refetchCart: () => Promise<unknown>) {
  const navigate = useNavigate();
  const [send, { loading }] = usePlaceOrderMutation({
    // Whatever page shows the counts then: what was ordered has left the cart, and wishes are granted.
    refetchQueries: [{ query: BasketContentsDocument }],
  });
  const sendOnce = useSendOnce();
  const [isPlaced, setPlaced] = useState(false);
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null);
  const [unanswered, setUnanswered] = useState<Omit<PlaceOrderInput, 'idempotencyKey'> | null>(null);

  async function place(cart: Cart, details: OrderDetails): Promise<boolean> {
    setRefusal(null);
    const wanted = unanswered ?? {
      cartLineIds: cart.lines.map(({ id }) => id),
      expectedTotal: cart.totalPrice,
      ...details,
    };
    try {
      const { data } = await sendOnce(wanted, (input) => send({ variables: { input } }));
      const order = data?.placeOrder?.order;
      if (order !== undefined) {
        setPlaced(true);
        navigate(`${ORDER_BASE_PATH}${order.id}`, { replace: true, state: { isNew: true } });
      }
      return order !== undefined;
    } catch (error) {
      if (apiErrorOf(error) === null) {
        setUnanswered(wanted);
        return false;
      }
      setUnanswered(null);
      const refused = orderRefusal(error, Object.keys(details));
      if (refused === null) {
        throw error;
      }
      // What the cart says now comes first: both are shown together.
      await refetchCart().catch(() => undefined);
      setRefusal(refused);
      return false;
    }
  }

  return {
    place,
    isPlacing: loading,
    isPlaced,
    isUnanswered: unanswered !== null,
    refusal,
    dismiss: () => setRefusal(null),
  };
}
