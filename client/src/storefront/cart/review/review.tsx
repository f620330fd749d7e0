import { useMutation } from '@apollo/client/react';
import { Alert, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepFocus } from '../../../forms/keep-focus';
import { apiErrorOf } from '../../../graphql/api-error';
import {
  BasketContentsDocument,
  type BookedAddressFragment,
  PlaceOrderDocument,
  type PlaceOrderInput,
} from '../../../graphql/generated/graphql';
import { useSendOnce } from '../../../graphql/idempotency';
import { LineGroupList } from '../../../shared/baskets/line-group-list';
import { LineRow } from '../../../shared/baskets/line-row';
import type { OrderDetails } from '../../../shared/orders/order-details';
import { TextLink } from '../../../ui/links';
import { type Cart, chosenOf, useChosenLines } from '../chosen-lines';
import { aroundOrderBar, ORDER_NOTE_ID, OrderBar, OrderTotals, orderBarLayout } from '../order-bar';
import { ChangesNotice } from './changes-notice';
import { lineChanges } from './line-changes';
import { ORDER_FORM_ID, OrderForm } from './order-form';
import { type OrderRefusal, orderRefusal } from './order-refusal';
import { useOrderForm } from './use-order-form';

/** Base path of the order pages. */
const ORDER_BASE_PATH = '/account/orders/';

/**
 * Returns a function that orders cart lines at the total shown to the buyer. It resolves to true if the order was
 * placed, and throws errors that belong to form fields. An order that is sent twice (double click, lost response) is
 * placed only once. After a lost response, only the same order can be resent, because it may have been placed.
 */
function usePlaceOrder(refetchCart: () => Promise<unknown>) {
  const navigate = useNavigate();
  const [send, { loading }] = useMutation(PlaceOrderDocument, {
    // Updates the counts in the header, because ordered items are removed from the cart and the wishlist.
    refetchQueries: [{ query: BasketContentsDocument }],
  });
  const sendOnce = useSendOnce();
  const [isPlaced, setPlaced] = useState(false);
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<Omit<PlaceOrderInput, 'idempotencyKey'> | null>(null);

  async function placeOrder(cart: Cart, details: OrderDetails): Promise<boolean> {
    setRefusal(null);
    const orderInput = unconfirmed ?? {
      cartLineIds: cart.lines.map(({ id }) => id),
      expectedTotal: cart.totalPrice,
      ...details,
    };
    try {
      const { data } = await sendOnce(orderInput, (input) => send({ variables: { input } }));
      const order = data?.placeOrder?.order;
      if (order !== undefined) {
        setPlaced(true);
        navigate(`${ORDER_BASE_PATH}${order.id}`, { replace: true, state: { isNew: true } });
      }
      return order !== undefined;
    } catch (error) {
      if (apiErrorOf(error) === null) {
        setUnconfirmed(orderInput);
        return false;
      }
      setUnconfirmed(null);
      const newRefusal = orderRefusal(error, Object.keys(details));
      if (newRefusal === null) {
        throw error;
      }
      // Refetches the cart first, so that the cart and the error appear together.
      await refetchCart().catch(() => undefined);
      setRefusal(newRefusal);
      return false;
    }
  }

  return {
    place: placeOrder,
    isPlacing: loading,
    isPlaced,
    isUnanswered: unconfirmed !== null,
    refusal,
    dismiss: () => setRefusal(null),
  };
}

const steps: readonly (readonly [what: string, how: string])[] = [
  ['Reserved for you', 'Once you place the order, its items are reserved for you.'],
  [
    'We confirm your order',
    'We check your order and email you the payment details, with the document attached as a PDF.',
  ],
  ['Payment and delivery', 'You pay by bank transfer, and we ship your order to the delivery address.'],
];

/** Section that explains the next steps after placing an order, and how long the buyer can cancel it. */
function WhatHappensNext() {
  return (
    <Box as="section" mt="8">
      <Heading as="h2" textStyle="xl" mb="2">
        What happens next
      </Heading>
      <Box as="ol" listStyleType="none">
        {steps.map(([title, description], index) => (
          <Box as="li" key={title} display="grid" gridTemplateColumns="1.5rem 1fr" py="2" borderTopWidth="1px">
            <Text color="fg.muted" aria-hidden>
              {index + 1}
            </Text>
            <div>
              <Text fontWeight="semibold">{title}</Text>
              <Text textStyle="md" color="fg.muted">
                {description}
              </Text>
            </div>
          </Box>
        ))}
      </Box>
      <Text textStyle="md" color="fg.muted" pt="2" borderTopWidth="1px">
        You can cancel the order on its page while its status is Processing. After that, ask us to cancel it.
      </Text>
    </Box>
  );
}

interface UnconfirmedNoticeProps {
  /** True if an order was sent and no response was received. */
  readonly isVisible: boolean;
}

/** Notice that the order may have been placed although the connection failed. */
function UnconfirmedNotice({ isVisible }: UnconfirmedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isVisible) {
      notice.current?.focus();
    }
  }, [isVisible]);

  return (
    <div ref={notice} role="alert" tabIndex={-1}>
      {isVisible && (
        <Alert.Root status="warning" mb="8">
          <Alert.Content>
            <Alert.Title asChild>
              <h2>We could not confirm that your order reached us</h2>
            </Alert.Title>
            <Alert.Description>
              The connection was lost before we could reply. Send the order again: it will not be placed twice.
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
    </div>
  );
}

interface ReviewProps {
  readonly cart: Cart;
  readonly addresses: readonly BookedAddressFragment[];
  readonly refetch: () => Promise<unknown>;
}

const noLines: ReadonlyMap<string, string> = new Map();

/** Review of an order: lines, addresses, total, and changes since the page was opened. */
export function Review({ cart, addresses, refetch }: ReviewProps) {
  const chosen = useChosenLines(cart.lines);
  // Lines and prices shown to the buyer.
  const [displayedCart, setDisplayedCart] = useState(() => chosenOf(cart, chosen));
  const { place, isPlacing, isPlaced, isUnanswered, refusal, dismiss } = usePlaceOrder(refetch);
  // Placing the order may have emptied the cart, so the ordered lines stay visible.
  const isSent = isPlaced || isUnanswered;

  const changes = isSent ? [] : lineChanges(displayedCart.lines, cart.lines, refusal?.lines ?? noLines);
  const unavailableIds = new Set(changes.filter(({ kind }) => kind === 'gone').map(({ id }) => id));
  const availableIds = new Set(displayedCart.lines.map(({ id }) => id).filter((id) => !unavailableIds.has(id)));
  const rest = chosenOf(cart, availableIds);
  const form = useOrderForm(addresses, (details) => place(rest, details));

  function acceptChanges(): void {
    chosen.set(rest.lines.map(({ id }) => id));
    setDisplayedCart(rest);
    dismiss();
    if (refusal !== null) {
      void form.submit();
    }
  }

  const orderedCart = isSent ? displayedCart : rest;
  return (
    <>
      <ChangesNotice changes={changes} refusal={refusal} rest={rest} isPlacing={isPlacing} onGoOn={acceptChanges} />
      <UnconfirmedNotice isVisible={isUnanswered} />
      <Box {...orderBarLayout} gridTemplateColumns="8fr 4fr">
        <Stack gap="8" minWidth="0">
          <Box as="section" aria-label="Lines">
            <LineGroupList lines={orderedCart.lines} label="Lines to order">
              {(line) => <LineRow key={line.id} line={line} />}
            </LineGroupList>
            <Flex justify="flex-end" pt="3">
              <TextLink to="/cart">Edit cart</TextLink>
            </Flex>
          </Box>
          {/* Disabled after a lost response, because only the same order can be resent. */}
          <Box as="section" inert={isUnanswered} opacity={isUnanswered ? 0.5 : undefined}>
            <OrderForm form={form} addresses={addresses} />
          </Box>
        </Stack>
        <Box {...aroundOrderBar} position={{ lg: 'sticky' }} top="6">
          <Box as="section" aria-labelledby="total" {...aroundOrderBar}>
            <Box>
              <Heading id="total" as="h2" textStyle="xl" mb="2">
                Order
              </Heading>
              <OrderTotals cart={orderedCart} lines={cart.lines.length} />
            </Box>
            <OrderBar
              total={orderedCart.totalPrice}
              note={
                changes.length > 0
                  ? 'Something has changed. Review the changes at the top of the page first.'
                  : isUnanswered
                    ? 'Sending it again does not place a second order.'
                    : 'Your items are reserved as soon as you order.'
              }
              isDisabled={changes.length > 0}
            >
              <Button
                {...keepFocus}
                type="submit"
                form={ORDER_FORM_ID}
                size="lg"
                loading={isPlacing || isPlaced}
                loadingText="Ordering…"
                disabled={changes.length > 0 || orderedCart.lines.length === 0}
                aria-describedby={ORDER_NOTE_ID}
              >
                {isUnanswered ? 'Resend' : 'Place order'}
              </Button>
            </OrderBar>
          </Box>
          <WhatHappensNext />
        </Box>
      </Box>
    </>
  );
}
