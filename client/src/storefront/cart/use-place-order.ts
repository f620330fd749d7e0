import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BasketContentsDocument, type CartLinesQuery, type PlaceOrderInput } from '../../graphql/generated/graphql';
import { usePlaceOrderMutation } from '../../graphql/generated/hooks';
import { newIdempotencyKey } from './idempotency-key';
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
 * Orders lines of a cart at the total that the buyer saw. The same order sent again (a double click, a lost answer) goes
 * under the same key, so that it is placed once. Throws what is about the details.
 */
export function usePlaceOrder(refetchCart: () => Promise<unknown>) {
  const navigate = useNavigate();
  const [send, { loading }] = usePlaceOrderMutation({
    // Whatever page shows the counts then: what was ordered has left the cart, and wishes are granted.
    refetchQueries: [{ query: BasketContentsDocument }],
  });
  const attempt = useRef<{ signature: string; key: string } | null>(null);
  const [refused, setRefused] = useState<RefusedOrder | null>(null);

  function keyOf(order: Omit<PlaceOrderInput, 'idempotencyKey'>): string {
    const signature = JSON.stringify(order);
    if (attempt.current?.signature !== signature) {
      attempt.current = { signature, key: newIdempotencyKey() };
    }
    return attempt.current.key;
  }

  async function place(cart: Cart, details: OrderDetails): Promise<void> {
    setRefused(null);
    try {
      const wanted = { cartLineIds: cart.lines.map(({ id }) => id), expectedTotal: cart.totalPrice, ...details };
      const { data } = await send({ variables: { input: { ...wanted, idempotencyKey: keyOf(wanted) } } });
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
