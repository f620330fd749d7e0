import { useMutation } from '@apollo/client/react';
import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import * as v from 'valibot';
import { requiredText } from '../../../forms/field-rules';
import { FormErrors } from '../../../forms/form-errors';
import { TextAreaField, TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import {
  type AdminOrderRecordFragment,
  type OrderTimelineEventFragment,
  ResendOrderMessageDocument,
  SendOrderMessageDocument,
} from '../../../graphql/generated/graphql';
import { useSendOnce } from '../../../graphql/idempotency';
import { StatusMark, type StatusTone } from '../../../ui/status-mark';
import { attempt, submitWithNotice } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-parts';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';

type Message = NonNullable<OrderTimelineEventFragment['message']>;

const states: Readonly<Record<Message['status'], { readonly text: string; readonly tone: StatusTone }>> = {
  PENDING: { text: 'Queued', tone: 'neutral' },
  SENDING: { text: 'Sending', tone: 'neutral' },
  SENT: { text: 'Sent', tone: 'ok' },
  FAILED: { text: 'Not sent', tone: 'danger' },
  SKIPPED: { text: 'Not sent', tone: 'danger' },
};

/** Returns whether the delivery is still pending. */
const isInProgress = ({ status }: Message): boolean => status === 'PENDING' || status === 'SENDING';

/** Delivery status of a message. Shows a retry button if the delivery failed. */
export function MessageState({ message }: { readonly message: Message }) {
  const [resend, { loading }] = useMutation(ResendOrderMessageDocument);
  const { text, tone } = states[message.status];
  const isDeferred = isInProgress(message) && message.failure !== null;

  async function resendMessage(): Promise<void> {
    const isDone = await attempt('Error sending email', () =>
      resend({ variables: { input: { messageId: message.id } } }),
    );
    if (isDone) {
      showSuccess(`The message to ${message.recipient} will be sent shortly`);
    }
  }

  return (
    <Flex gap="3" align="center" wrap="wrap" textStyle="sm">
      <StatusMark tone={isDeferred ? 'warn' : tone}>
        {isDeferred ? 'Not sent yet, will retry' : text}
        {message.failure === null ? '' : `: ${message.failure}`}
      </StatusMark>
      {message.status === 'FAILED' && (
        <Button size="xs" variant="outline" loading={loading} onClick={() => void resendMessage()}>
          Resend
        </Button>
      )}
    </Flex>
  );
}

const schema = v.object({
  subject: requiredText('Enter a subject'),
  text: requiredText('Enter a message', 5_000),
});

interface MessageSectionProps {
  readonly order: AdminOrderRecordFragment;
}

export function MessageSection({ order: { id, buyer } }: MessageSectionProps) {
  const [send] = useMutation(SendOrderMessageDocument);
  const sendOnce = useSendOnce();
  const blank = { subject: `About your order ${id}`, text: '' };
  const form = useSchemaForm({
    schema,
    defaultValues: blank,
    onSubmit: (message) =>
      submitWithNotice('Error sending email', async () => {
        await sendOnce({ orderId: id, ...message }, (input) => send({ variables: { input } }));
        form.reset(blank);
        showSuccess(`The message to ${buyer.email} will be sent shortly`);
      }),
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty);

  return (
    <PanelSection title="Message to buyer">
      <chakra.form noValidate onSubmit={form.submit}>
        <Stack gap="3">
          <FormErrors control={form.control} />
          <TextField control={form.control} name="subject" label="Subject" size="sm" />
          <TextAreaField control={form.control} name="text" label="Message" size="sm" rows={4} />
          <Flex align="center" justify="space-between" gap="3" wrap="wrap">
            <Text color="fg.muted" overflowWrap="anywhere">
              To {buyer.email}. Replies are sent to the company email address.
            </Text>
            <Button size="sm" type="submit" variant="outline" loading={isSubmitting} ms="auto">
              Send message
            </Button>
          </Flex>
        </Stack>
      </chakra.form>
    </PanelSection>
  );
}
