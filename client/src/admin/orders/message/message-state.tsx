import { Button, Flex } from '@chakra-ui/react';
import type { OrderTimelineEventFragment } from '../../../graphql/generated/graphql';
import { useResendOrderMessageMutation } from '../../../graphql/generated/hooks';
import { StatusMark, type StatusTone } from '../../../ui/status-mark';
import { attempt } from '../../kit/failure';
import { showSuccess } from '../../kit/success-toast';

type Message = NonNullable<OrderTimelineEventFragment['message']>;

const states: Readonly<Record<Message['status'], { readonly text: string; readonly tone: StatusTone }>> = {
  PENDING: { text: 'To be sent', tone: 'neutral' },
  SENDING: { text: 'On its way', tone: 'neutral' },
  SENT: { text: 'Sent', tone: 'ok' },
  FAILED: { text: 'Not sent', tone: 'danger' },
  SKIPPED: { text: 'Not sent', tone: 'danger' },
};

/** Whether the last word about a message is still to come. */
export const isUnsettled = ({ status }: Message): boolean => status === 'PENDING' || status === 'SENDING';

/** What became of a message: whether it was sent, why not, and another try. */
export function MessageState({ message }: { readonly message: Message }) {
  const [resend, { loading }] = useResendOrderMessageMutation();
  const { text, tone } = states[message.status];
  const isDeferred = isUnsettled(message) && message.failure !== null;

  async function again(): Promise<void> {
    const isDone = await attempt('Error sending email', () =>
      resend({ variables: { input: { messageId: message.id } } }),
    );
    if (isDone) {
      showSuccess(`The message to ${message.recipient} is on its way`);
    }
  }

  return (
    <Flex gap="3" align="center" wrap="wrap" textStyle="sm">
      <StatusMark tone={isDeferred ? 'warn' : tone}>
        {isDeferred ? 'Not sent yet, is tried again' : text}
        {message.failure === null ? '' : `: ${message.failure}`}
      </StatusMark>
      {message.status === 'FAILED' && (
        <Button size="xs" variant="outline" loading={loading} onClick={() => void again()}>
          Send again
        </Button>
      )}
    </Flex>
  );
}
