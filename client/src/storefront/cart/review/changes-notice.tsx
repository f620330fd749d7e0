import { Alert, Box, Button, HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { formatCount, formatPrice } from '../../../ui/numbers';
import type { Cart } from '../chosen-lines';
import type { LineChange } from './line-changes';
import type { OrderRefusal } from './order-refusal';

interface ChangesNoticeProps {
  readonly changes: readonly LineChange[];
  /** Rejected order. Null if the buyer has not tried to order since the last change. */
  readonly refusal: OrderRefusal | null;
  /** Cart reduced to the lines that can still be ordered. */
  readonly rest: Cart;
  readonly isPlacing: boolean;
  /** Continues with only the available lines, either in the review or by resending a rejected order. */
  readonly onGoOn: () => void;
}

function Change({ change }: { readonly change: LineChange }) {
  return (
    <Box as="li" py="2" borderTopWidth="1px">
      <Text fontWeight="semibold">{change.description}</Text>
      {change.kind === 'gone' ? (
        <Text>{change.text}</Text>
      ) : (
        <Text>
          <VisuallyHidden>Previous price: </VisuallyHidden>
          <s>{formatPrice(change.before)}</s> <VisuallyHidden>Current price: </VisuallyHidden>
          <b>{formatPrice(change.after)}</b>
        </Text>
      )}
    </Box>
  );
}

/** Returns the label of the button that continues with the available lines. */
function continueLabel(changes: readonly LineChange[], rest: Cart, isAttempted: boolean): string {
  const unavailableCount = changes.filter(({ kind }) => kind === 'gone').length;
  const others = `the remaining ${rest.lines.length === 1 ? 'line' : `${formatCount(rest.lines.length)} lines`}`;
  const total = formatPrice(rest.totalPrice);
  if (isAttempted) {
    return unavailableCount === 0 ? `Order at ${total}` : `Order ${others} at ${total}`;
  }
  return unavailableCount === 0 ? `Continue at ${total}` : `Continue with ${others} at ${total}`;
}

/** Notice that lists the changes since the buyer opened the page. Its button continues with the available lines. */
export function ChangesNotice({ changes, refusal, rest, isPlacing, onGoOn }: ChangesNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal !== null) {
      notice.current?.focus();
    }
  }, [refusal]);

  const isVisible = changes.length > 0 || refusal !== null;
  return (
    <div ref={notice} role="alert" tabIndex={-1}>
      {isVisible && (
        <Alert.Root status={refusal === null ? 'warning' : 'error'} mb="8">
          <Alert.Content gap="2">
            <Alert.Title asChild>
              <h2>{refusal === null ? 'Prices or availability have changed' : 'Your order was not placed'}</h2>
            </Alert.Title>
            {changes.length === 0 ? (
              <Alert.Description>{refusal?.text}</Alert.Description>
            ) : (
              <>
                <Box as="ul" listStyleType="none" width="full">
                  {changes.map((change) => (
                    <Change key={change.id} change={change} />
                  ))}
                </Box>
                <HStack gap="3" wrap="wrap">
                  {rest.lines.length === 0 ? (
                    <Text>No lines are left to order.</Text>
                  ) : (
                    <Button loading={isPlacing} onClick={onGoOn}>
                      {continueLabel(changes, rest, refusal !== null)}
                    </Button>
                  )}
                </HStack>
              </>
            )}
          </Alert.Content>
        </Alert.Root>
      )}
    </div>
  );
}
