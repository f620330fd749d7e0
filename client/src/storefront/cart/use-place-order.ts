import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BasketContentsDocument, type CartLinesQuery } from '../../graphql/generated/graphql';
import { usePlaceOrderMutation } from '../../graphql/generated/hooks';
import { newIdempotencyKey } from './idempotency-key';
import { type OrderRefusal, orderRefusal } from './order-refusal';

type Cart = NonNullable<CartLinesQuery['cart']>;

/** Where a placed order is shown: this and its id. */
const ORDER_BASE_PATH = '/account/orders/';

/** The cart as the buyer saw it when they ordered, and what came of it. */
export interface RefusedOrder {
  readonly seen: Cart;
  readonly refusal: OrderRefusal;
}

function signatureOf(cart: Cart): string {
  return JSON.stringify([cart.totalPrice, cart.lines.map(({ id }) => id)]);
}

/**
 * Places the order of a cart at the total that the buyer saw. The same cart sent again (a double click,
 * a lost answer) goes under the same key, so that it is ordered once.
 */
export function usePlaceOrder(refetchCart: () => Promise<unknown>) {
  const navigate = useNavigate();
  const [send, { loading }] = usePlaceOrderMutation({
    // Whatever page shows the counts then: the order has emptied the cart and granted the wishes.
    refetchQueries: [{ query: BasketContentsDocument }],
  });
  const attempt = useRef<{ signature: string; key: string } | null>(null);
  const [refused, setRefused] = useState<RefusedOrder | null>(null);

  function keyOf(cart: Cart): string {
    const signature = signatureOf(cart);
    if (attempt.current?.signature !== signature) {
      attempt.current = { signature, key: newIdempotencyKey() };
    }
    return attempt.current.key;
  }

  async function place(cart: Cart): Promise<void> {
    setRefused(null);
    try {
      const input = { idempotencyKey: keyOf(cart), expectedTotal: cart.totalPrice };
      const { data } = await send({ variables: { input } });
      const order = data?.placeOrder?.order;
      if (order !== undefined) {
        navigate(`${ORDER_BASE_PATH}${order.id}`, { state: { isNew: true } });
      }
    } catch (error) {
      setRefused({ seen: cart, refusal: orderRefusal(error) });
      await refetchCart();
    }
  }

  return { place, isPlacing: loading, refused, dismiss: () => setRefused(null) };
}
