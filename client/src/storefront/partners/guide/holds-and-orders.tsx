import { Text } from '@chakra-ui/react';
import { TextLink } from '../../../ui/links';
import { Code } from '../code/code-text';
import { Example } from '../code/example';
import { examples } from '../code/examples';
import { Point, Points } from './points';

/** How programs keep stock for a customer, and buy it. */
export function HoldsAndOrders() {
  return (
    <>
      <Text maxW="prose">
        A hold keeps a stone from everybody else while your customer thinks it over; an order buys it, held or not. A
        key needs <Code>HOLDS_WRITE</Code> and <Code>ORDERS_WRITE</Code>.
      </Text>
      <Example name="Holding and ordering a stone" texts={examples.order} />
      <Points>
        <Point>
          All or nothing: where one item is gone, nothing is held or ordered, and the error names it as{' '}
          <Code>items.0</Code>.
        </Point>
        <Point>
          Send an attempt whose answer got lost once more with the same <Code>idempotencyKey</Code>. With another input
          the same key is refused (<Code>IDEMPOTENCY_MISMATCH</Code>).
        </Point>
        <Point>
          <Code>expectedTotal</Code> says what you have told your customer. Where it would come to something else, the
          order is refused (<Code>PRICE_CHANGED</Code>), and the error tells the present price.
        </Point>
        <Point>
          <Code>reference</Code> is your own number of the order: <Code>myOrders</Code> finds it by that, our papers
          carry it.
        </Point>
        <Point>
          What becomes of orders comes as a feed, too: <Code>orderFeed</Code>, with a cursor of its own. How many holds
          you may have, and for how long, stands under <TextLink to="/partners/reference#limits">limits</TextLink>.
        </Point>
      </Points>
    </>
  );
}
