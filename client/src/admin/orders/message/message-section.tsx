import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import * as v from 'valibot';
import { requiredText } from '../../../forms/field-rules';
import { FormErrors } from '../../../forms/form-errors';
import { TextAreaField } from '../../../forms/text-area-field';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import type { AdminOrderRecordFragment } from '../../../graphql/generated/graphql';
import { useSendOrderMessageMutation } from '../../../graphql/generated/hooks';
import { useSendOnce } from '../../../graphql/idempotency';
import { announced } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-section';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';

const schema = v.object({
  subject: requiredText('Enter what it is about'),
  text: requiredText('Write the message', 5_000),
});

interface MessageSectionProps {
  readonly order: AdminOrderRecordFragment;
}

/** Writes to the buyer about the order. */
export function MessageSection({ order: { id, buyer } }: MessageSectionProps) {
  const [send] = useSendOrderMessageMutation();
  const sendOnce = useSendOnce();
  const blank = { subject: `About your order ${id}`, text: '' };
  const form = useSchemaForm({
    schema,
    defaultValues: blank,
    onSubmit: (message) =>
      announced('Error sending email', async () => {
        await sendOnce({ orderId: id, ...message }, (input) => send({ variables: { input } }));
        form.reset(blank);
        showSuccess(`The message to ${buyer.email} is on its way`);
      }),
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty);

  return (
    <PanelSection title="Message to the buyer">
      <chakra.form noValidate onSubmit={form.submit}>
        <Stack gap="3">
          <FormErrors control={form.control} />
          <TextField control={form.control} name="subject" label="Subject" size="sm" />
          <TextAreaField control={form.control} name="text" label="Message" size="sm" rows={4} />
          <Flex align="center" justify="space-between" gap="3" wrap="wrap">
            <Text color="fg.muted" overflowWrap="anywhere">
              To {buyer.email}; answers go to the house.
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
