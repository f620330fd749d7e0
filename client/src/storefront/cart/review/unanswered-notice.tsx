import { Alert } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

interface UnansweredNoticeProps {
  /** Whether an order was sent whose answer has not come. */
  readonly isShown: boolean;
}

/** Says that an order is on its way, or has arrived: the connection broke before anybody could tell. */
export function UnansweredNotice({ isShown }: UnansweredNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) {
      notice.current?.focus();
    }
  }, [isShown]);

  return (
    <div ref={notice} role="alert" tabIndex={-1}>
      {isShown && (
        <Alert.Root status="warning" mb="8">
          <Alert.Content>
            <Alert.Title asChild>
              <h2>We do not know yet whether your order has reached us</h2>
            </Alert.Title>
            <Alert.Description>
              The connection was lost before our answer came. Send the order again: it stays one order, however often it
              is sent.
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
    </div>
  );
}
