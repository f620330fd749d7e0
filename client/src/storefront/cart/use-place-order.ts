import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDoOnce } from '../../graphql/done-once';
import { BasketContentsDocument, type CartLinesQuery } from '../../graphql/generated/graphql';
import { usePlaceOrderMutation } from '../../graphql/generated/hooks';
import type { OrderDetails } from './order/order-details';
import { type OrderRefusal, orderRefusal } from './order-refusal';

type Cart = NonNullable<CartLinesQuery['cart']>;

/** Where a placed order is shown: this and its id. */
const ORDER_BASE_PATH = '/account/orders/';

/** The lines as the buyer saw them when they ordered, and what came of it. */
export interface RefusedOrder {
  readonly seen: Cart;
  readonly refusal: OrderRefusal;
}

/**
 * Orders lines of a cart at the total that the buyer saw. The same order sent again (a double click, a lost answer) is
 * placed once. Throws what is about the details.
 */
export function usePlaceOrder(refetchCart: () => Promise<unknown>) {
  const navigate = useNavigate();
  const [send, { loading }] = usePlaceOrderMutation({
    // Whatever page shows the counts then: what was ordered has left the cart, and wishes are granted.
    refetchQueries: [{ query: BasketContentsDocument }],
  });
  const doOnce = useDoOnce();
  const [refused, setRefused] = useState<RefusedOrder | null>(null);

  async function place(cart: Cart, details: OrderDetails): Promise<void> {
    setRefused(null);
    try {
      const wanted = { cartLineIds: cart.lines.map(({ id }) => id), expectedTotal: cart.totalPrice, ...details };
      const { data } = await doOnce(wanted, (input) => send({ variables: { input } }));
      const order = data?.placeOrder?.order;
      if (order !== undefined) {
        navigate(`${ORDER_BASE_PATH}${order.id}`, { state: { isNew: true } });
      }
    } catch (error) {
      const refusal = orderRefusal(error, Object.keys(details));
      if (refusal === null) {
        throw error;
      }
      setRefused({ seen: cart, refusal });
      await refetchCart();
    }
  }

  return { place, isPlacing: loading, refused, dismiss: () => setRefused(null) };
}
