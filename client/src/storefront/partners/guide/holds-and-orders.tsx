import { Text } from '@chakra-ui/react';
import { TextLink } from '../../../ui/links';
import { Code } from '../code/code-text';
import { Example } from '../code/example';
import { examples } from '../code/examples';
import { Point, Points } from './points';

/** The section on holds and orders. */
export function HoldsAndOrders() {
  return (
    <>
      <Text maxW="prose">
        A hold reserves a stone while your customer decides; an order buys it, with or without a hold. A hold does not
        fix the price. A key needs <Code>HOLDS_WRITE</Code>, <Code>ORDERS_WRITE</Code> and <Code>PRICES_READ</Code>.
      </Text>
      <Example name="Holding and ordering a stone" texts={examples.order} />
      <Points>
        <Point>
          All or nothing: if one item is not for sale, nothing is held or ordered, and the error names the item as{' '}
          <Code>items.0</Code>.
        </Point>
        <Point>
          If a response is lost, repeat the request with the same <Code>idempotencyKey</Code> (in REST, the header{' '}
          <Code>Idempotency-Key</Code>). The same key with other input is refused (<Code>IDEMPOTENCY_MISMATCH</Code>).
        </Point>
        <Point>
          Every order states its items and, as <Code>expectedTotal</Code>, the total that your customer agreed to. If
          the order comes to another total by then, it is refused (<Code>PRICE_CHANGED</Code>, 409), and the error has
          the current total. You never pay a price that you did not send.
        </Point>
        <Point>
          <Code>reference</Code> is your own order number. <Code>myOrders</Code> finds orders by it, and our documents
          show it.
        </Point>
        <Point>
          <Code>orderFeed</Code> returns the changes of your orders, with a cursor of its own. How many holds you may
          have, and for how long, is listed under <TextLink to="/partners/reference#limits">limits</TextLink>.
        </Point>
      </Points>
    </>
  );
}
