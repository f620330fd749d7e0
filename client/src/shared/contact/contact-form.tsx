import { useMutation, useQuery } from '@apollo/client/react';
import { Button, chakra, Heading, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useCaptcha } from '../../forms/captcha/use-captcha';
import { emailText, optionalTextUpTo, requiredText } from '../../forms/field-rules';
import { FormErrors } from '../../forms/form-errors';
import { keepFocus } from '../../forms/keep-focus';
import { TextAreaField, TextField } from '../../forms/text-field';
import { useSchemaForm } from '../../forms/use-schema-form';
import { ContactSenderDocument, SendContactMessageDocument } from '../../graphql/generated/graphql';
import { useCurrentUser } from '../../session/session-context';
import { useSiteSettings } from '../../site/site';
import type { ContactFormProps } from './message-subject';

/** Contact details of the sender. Unknown details are empty strings. */
interface Sender {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Returns the signed-in user's contact details; null while the account is loading. */
function useSender(): Sender | null {
  const user = useCurrentUser();
  const { data, error } = useQuery(ContactSenderDocument, { skip: user === null });
  if (user !== null && data === undefined && error === undefined) {
    return null;
  }
  // If the query failed, the form is shown without a phone number. The session contains the other details.
  const addresses = data?.currentUser?.addresses ?? [];
  const phone = (addresses.find(({ isPrimary }) => isPrimary) ?? addresses[0])?.phone ?? '';
  return { name: user?.displayName ?? '', email: user?.email ?? '', phone };
}

const schema = v.object({
  name: requiredText('Enter your name'),
  email: emailText,
  phone: optionalTextUpTo(50),
  subject: optionalTextUpTo(200),
  message: requiredText('Write your message', 10_000),
});

interface MessageFieldsProps extends ContactFormProps {
  readonly sender: Sender;
  /** Called with the email address that the reply will be sent to. */
  readonly onSent: (email: string) => void;
}

/** Fields of the contact form. The entered text is preserved until the message is sent. */
function MessageFields({ sender, about, subject, proposedSubject = '', onSent }: MessageFieldsProps) {
  const captcha = useCaptcha(useSiteSettings()?.recaptchaSiteKey);
  const [send] = useMutation(SendContactMessageDocument);
  const form = useSchemaForm({
    schema,
    defaultValues: { ...sender, subject: subject ?? proposedSubject, message: '' },
    onSubmit: async (message) => {
      captcha.renew();
      await send({ variables: { input: { ...message, about: about ?? null, recaptchaToken: captcha.token } } });
      onSent(message.email);
    },
  });
  const { control } = form;
  return (
    <chakra.form noValidate onSubmit={form.submit} display="flex" flexDirection="column" gap="6">
      <FormErrors control={control} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="6">
        <TextField control={control} name="name" label="Name" autoComplete="name" />
        <TextField control={control} name="email" label="Email" type="email" autoComplete="email" />
        <TextField control={control} name="phone" label="Phone" type="tel" autoComplete="tel" isOptional />
        {subject === undefined && <TextField control={control} name="subject" label="Subject" isOptional />}
      </SimpleGrid>
      <TextAreaField control={control} name="message" label="Message" rows={6} />
      {captcha.field}
      <Text textStyle="md" color="fg.muted">
        We’ll reply by email.
        {about !== undefined && ' We include the stock or order number, so you do not need to repeat it.'}
      </Text>
      <Button type="submit" size="lg" alignSelf="start" loading={form.formState.isSubmitting} {...keepFocus}>
        Send
      </Button>
    </chakra.form>
  );
}

interface MessageSentProps {
  /** Email address that the reply will be sent to. */
  readonly email: string;
  readonly onAnother: () => void;
}

/** Confirmation shown after the message has been sent. */
function MessageSent({ email, onAnother }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus, because the focused button was removed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="4" align="start" role="status">
      <Heading ref={heading} as="h3" size="xl" tabIndex={-1} outline="none">
        We have received your message
      </Heading>
      <Text>We will reply to {email}. You do not need to do anything else.</Text>
      <Button variant="outline" colorPalette="neutral" onClick={onAnother}>
        Write another message
      </Button>
    </Stack>
  );
}

/** Contact form. The subject is either predefined or entered by the sender. */
export function ContactForm(subject: ContactFormProps) {
  const sender = useSender();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sender === null) {
    return <Skeleton height="24rem" />;
  }
  return sentTo === null ? (
    <MessageFields sender={sender} onSent={setSentTo} {...subject} />
  ) : (
    <MessageSent email={sentTo} onAnother={() => setSentTo(null)} />
  );
}
