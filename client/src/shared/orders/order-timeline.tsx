import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { OrderRecordFragment, OrderTimelineEventFragment } from '../../graphql/generated/graphql';
import { formatDateTime } from '../../ui/dates';
import { eventText } from './order-text';

type OrderMessage = NonNullable<OrderTimelineEventFragment['message']>;

interface OrderTimelineProps {
  readonly events: OrderRecordFragment['timeline'];
  /** Returns the name of the actor as shown to the viewer. */
  readonly actorOf: (event: OrderTimelineEventFragment) => string;
  /** Renders the delivery status of a message. Used only for administrators. */
  readonly stateOf?: (message: OrderMessage) => ReactNode;
}

/** Timeline of an order's events, oldest first. */
export function OrderTimeline({ events, actorOf, stateOf }: OrderTimelineProps) {
  return (
    <Stack as="ol" listStyleType="none" gap="0" aria-label="Order history">
      {events.map((event, index) => (
        <HStack as="li" key={event.id} align="stretch" gap="3">
          <Stack gap="0" align="center" width="3" flexShrink="0" aria-hidden>
            <Box
              boxSize="6px"
              mt="2"
              flexShrink="0"
              bg={index === events.length - 1 ? 'accent' : 'border.emphasized'}
            />
            {index < events.length - 1 && <Box width="1px" flex="1" bg="border" />}
          </Stack>
          <Box pb="3" minWidth="0">
            <Text>{eventText(event)}</Text>
            <Text textStyle="sm" color="fg.muted">
              <time dateTime={event.at}>{formatDateTime(event.at)}</time>, {actorOf(event)}
            </Text>
            {event.note !== null && (
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {event.note}
              </Text>
            )}
            {event.message !== null && (
              <Stack gap="1" mt="1" ps="3" borderInlineStartWidth="1px">
                <Text fontWeight="semibold" overflowWrap="anywhere">
                  {event.message.subject}
                </Text>
                <Text whiteSpace="pre-line" overflowWrap="anywhere">
                  {event.message.text}
                </Text>
                {stateOf?.(event.message)}
              </Stack>
            )}
          </Box>
        </HStack>
      ))}
    </Stack>
  );
}
