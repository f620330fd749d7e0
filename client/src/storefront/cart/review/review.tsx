import { Box, Button, Flex, Heading, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { keepFocus } from '../../../forms/keep-focus';
import type { BookedAddressFragment } from '../../../graphql/generated/graphql';
import { LineGroupList } from '../../../shared/baskets/line-group-list';
import { LineRow } from '../../../shared/baskets/line-row';
import { TextLink } from '../../../ui/links';
import { type Cart, chosenOf, useChosenLines } from '../chosen-lines';
import { aroundOrderBar, ORDER_NOTE_ID, OrderBar, underOrderBar } from '../order-bar';
import { OrderTotals } from '../order-totals';
import { ChangesNotice } from './changes-notice';
import { lineChanges } from './line-changes';
import { ORDER_FORM_ID, OrderForm } from './order-form';
import { UnansweredNotice } from './unanswered-notice';
import { useOrderForm } from './use-order-form';
import { usePlaceOrder } from './use-place-order';
import { WhatHappensNext } from './what-happens-next';

interface ReviewProps {
  /** As it is at this moment. */
  readonly cart: Cart;
  readonly addresses: readonly BookedAddressFragment[];
  readonly refetch: () => Promise<unknown>;
}

const noLines: ReadonlyMap<string, string> = new Map();

/** Everything that is about to be ordered, where it goes and what it comes to; says what changes meanwhile. */
export function Review({ cart, addresses, refetch }: ReviewProps) {
  const chosen = useChosenLines(cart.lines);
  // What the buyer has looked at and agreed to: lines and prices.
  const [seen, setSeen] = useState(() => chosenOf(cart, chosen));
  const { place, isPlacing, isPlaced, isUnanswered, refusal, dismiss } = usePlaceOrder(refetch);
  // What is on its way may have emptied the cart, what is placed has: what was ordered stays in view.
  const isSent = isPlaced || isUnanswered;

  const changes = isSent ? [] : lineChanges(seen.lines, cart.lines, refusal?.lines ?? noLines);
  const gone = new Set(changes.filter(({ kind }) => kind === 'gone').map(({ id }) => id));
  const agreed = new Set(seen.lines.map(({ id }) => id).filter((id) => !gone.has(id)));
  const rest = chosenOf(cart, agreed);
  const form = useOrderForm(addresses, (details) => place(rest, details));

  function goOn(): void {
    chosen.set(rest.lines.map(({ id }) => id));
    setSeen(rest);
    dismiss();
    if (refusal !== null) {
      void form.submit();
    }
  }

  const shown = isSent ? seen : rest;
  return (
    <>
      <ChangesNotice changes={changes} refusal={refusal} rest={rest} isPlacing={isPlacing} onGoOn={goOn} />
      <UnansweredNotice isShown={isUnanswered} />
      <Box {...underOrderBar} gridTemplateColumns="8fr 4fr">
        <Stack gap="8" minWidth="0">
          <Box as="section" aria-label="Lines">
            <LineGroupList lines={shown.lines} label="To be ordered">
              {(line) => <LineRow key={line.id} line={line} />}
            </LineGroupList>
            <Flex justify="flex-end" pt="3">
              <TextLink to="/cart">Change the cart</TextLink>
            </Flex>
          </Box>
          {/* It is sent again as it was. */}
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
              <OrderTotals cart={shown} lines={cart.lines.length} />
            </Box>
            <OrderBar
              total={shown.totalPrice}
              note={
                changes.length > 0
                  ? 'Something has changed. Say first, above, how to go on.'
                  : isUnanswered
                    ? 'It is one order, however often it is sent.'
                    : 'What you order is reserved for you at once.'
              }
              isHeld={changes.length > 0}
            >
              <Button
                {...keepFocus}
                type="submit"
                form={ORDER_FORM_ID}
                size="lg"
                loading={isPlacing || isPlaced}
                loadingText="Ordering…"
                disabled={changes.length > 0 || shown.lines.length === 0}
                aria-describedby={ORDER_NOTE_ID}
              >
                {isUnanswered ? 'Send it again' : 'Place order'}
              </Button>
            </OrderBar>
          </Box>
          <WhatHappensNext />
        </Box>
      </Box>
    </>
  );
}
