import { skipToken, useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Box, Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormErrors } from '../../../forms/form-errors';
import { keepFocus } from '../../../forms/keep-focus';
import { SelectField } from '../../../forms/select-field';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import {
  EmailRecipientsDocument,
  type MailAddresseesQuery,
  SendEmailDocument,
} from '../../../graphql/generated/graphql';
import { useSendOnce } from '../../../graphql/idempotency';
import { TextLink } from '../../../ui/links';
import { failureReason, submitWithNotice } from '../../kit/failure';
import { RadioGroup } from '../../kit/parts/radio-group';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { dispatchHref, templateHref } from '../addresses';
import { BodyField, SubjectField } from '../compose/email-fields';
import { MailWorkspace } from '../compose/email-preview';
import { ConfirmSending } from './confirm-sending';
import { blankMail, mailForm, type TypedMail, toSendInput } from './mail-form';
import { ChannelsField, UsersField } from './recipient-fields';
import { excludedText, type Recipients, recipientsText, timeZoneText } from './recipient-text';

interface TimeFieldProps {
  readonly control: Control<TypedMail, unknown, TypedMail>;
}

/** Field for the send time: now, or later in this device's time zone. */
function TimeField({ control }: TimeFieldProps) {
  const { field } = useController({ control, name: 'isLater' });
  const sendAt = useController({ control, name: 'sendAt' }).field.value;
  const sendTime = new Date(sendAt);
  return (
    <RadioGroup.Root
      value={field.value ? 'later' : 'now'}
      onValueChange={({ value }) => field.onChange(value === 'later')}
    >
      <RadioGroup.Label>Send</RadioGroup.Label>
      <Stack gap="2" mt="2">
        <RadioGroup.Item value="now">
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemIndicator />
          <RadioGroup.ItemText>Now</RadioGroup.ItemText>
        </RadioGroup.Item>
        <RadioGroup.Item value="later">
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemIndicator />
          <RadioGroup.ItemText>Later</RadioGroup.ItemText>
        </RadioGroup.Item>
        {field.value && (
          <TextField
            control={control}
            name="sendAt"
            type="datetime-local"
            label="Date and time"
            hint={`Your time: ${timeZoneText(Number.isNaN(sendTime.getTime()) ? new Date() : sendTime)}`}
          />
        )}
      </Stack>
    </RadioGroup.Root>
  );
}

interface RecipientsLineProps {
  /** Null if no recipients are selected, or while they are loading. */
  readonly recipients: Recipients | null;
  readonly error: Error | undefined;
}

/** Text that shows the current number of recipients and excluded users. */
function RecipientsLine({ recipients, error }: RecipientsLineProps) {
  const excluded = recipients === null ? null : excludedText(recipients);
  return (
    <Box role="status">
      {error !== undefined && <Text color="fg.error">{failureReason(error)}</Text>}
      {error === undefined && recipients !== null && (
        <>
          <Text fontWeight="semibold">{recipientsText(recipients.recipients)}</Text>
          {excluded !== null && <Text color="fg.muted">{excluded}</Text>}
        </>
      )}
    </Box>
  );
}

interface SendFormProps {
  readonly templates: NonNullable<MailAddresseesQuery['emailTemplates']>['items'];
  readonly channels: NonNullable<MailAddresseesQuery['emailChannelReports']>['items'];
  /** Initially selected template and channel, taken from the URL. */
  readonly templateId: string | null;
  readonly channelId: string | null;
}

/** Email that needs confirmation, and the function that resolves the confirmation. */
interface PendingConfirmation {
  readonly mail: TypedMail;
  readonly recipients: Recipients;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

const existingIdOrNull = (all: readonly { readonly id: string }[], id: string | null) =>
  all.some((each) => each.id === id) ? id : null;

export function SendForm({ templates, channels, templateId, channelId }: SendFormProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const sendOnce = useSendOnce();
  const [send, { loading: isSending }] = useMutation(SendEmailDocument);
  const [pendingConfirmation, setPendingConfirmation] = useState<PendingConfirmation | null>(null);
  const form = useSchemaForm({
    schema: mailForm,
    defaultValues: blankMail(existingIdOrNull(templates, templateId), existingIdOrNull(channels, channelId)),
    onSubmit: (mail) =>
      submitWithNotice('Error sending email', async () => {
        const counts = await countNow(mail);
        if (counts === null) {
          return;
        }
        const isConfirmed = await new Promise<boolean>((resolve) =>
          setPendingConfirmation({ mail, recipients: counts, onAnswer: resolve }),
        );
        if (isConfirmed) {
          const { data } = await sendOnce(toSendInput(mail), (input) => send({ variables: { input } }));
          allowNavigation();
          showSuccess('Email scheduled for sending');
          navigate(dispatchHref(data?.sendEmail?.dispatch.id ?? ''));
        }
      }).finally(() => setPendingConfirmation(null)),
  });
  const { control } = form;
  const { isDirty, isSubmitting } = form.formState;
  const allowNavigation = useUnsaved(isDirty);
  const [chosen, subject, body, channelIds, users, isLater] = useWatch({
    control,
    name: ['templateId', 'subject', 'body', 'channelIds', 'users', 'isLater'],
  });
  const userIds = users.map(({ id }) => id);
  const counted = useQuery(
    EmailRecipientsDocument,
    channelIds.length + userIds.length === 0
      ? skipToken
      : { variables: { input: { channelIds, userIds } }, fetchPolicy: 'network-only' },
  );
  const recipients = counted.data?.emailRecipients ?? null;

  /**
   * Fetches the current number of recipients. If there are none for an email to send now, shows an error next to the
   * channels field and returns null.
   */
  async function countNow({ channelIds, users, isLater }: TypedMail): Promise<Recipients | null> {
    const input = { channelIds, userIds: users.map(({ id }) => id) };
    const { data } = await client.query({
      query: EmailRecipientsDocument,
      variables: { input },
      fetchPolicy: 'network-only',
    });
    const counts = data?.emailRecipients ?? null;
    if (counts === null || counts.recipients > 0 || isLater) {
      return counts;
    }
    form.setError('channelIds', { message: 'None of these recipients can receive an email now' });
    return null;
  }

  return (
    <>
      <chakra.form noValidate onSubmit={form.submit}>
        <MailWorkspace draft={{ templateId: chosen === '' ? null : chosen, subject, body }}>
          <Stack gap="6">
            <FormErrors control={control} />
            <SelectField
              control={control}
              name="templateId"
              label="Content"
              placeholder="New message"
              isOptional="quietly"
              choices={templates.map(({ id, name }) => ({ value: id, label: name }))}
            />
            {chosen === '' ? (
              <>
                <SubjectField control={control} name="subject" />
                <BodyField control={control} name="body" />
              </>
            ) : (
              <Text color="fg.muted">
                The current version of the template is sent.{' '}
                <TextLink to={templateHref(chosen)}>Edit template</TextLink>
              </Text>
            )}
            <ChannelsField control={control} channels={channels} />
            <UsersField control={control} />
            <RecipientsLine recipients={recipients} error={counted.error} />
            <TimeField control={control} />
            <chakra.div {...keepFocus}>
              <Button type="submit" loading={isSubmitting}>
                {isLater ? 'Schedule' : 'Send'}
              </Button>
            </chakra.div>
          </Stack>
        </MailWorkspace>
      </chakra.form>
      <ConfirmSending
        mail={pendingConfirmation?.mail ?? null}
        recipients={pendingConfirmation?.recipients ?? null}
        isPending={isSending}
        onConfirm={() => pendingConfirmation?.onAnswer(true)}
        onCancel={() => pendingConfirmation?.onAnswer(false)}
      />
    </>
  );
}
