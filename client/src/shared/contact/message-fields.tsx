import { Button, chakra, SimpleGrid, Text } from '@chakra-ui/react';
import * as v from 'valibot';
import { useCaptcha } from '../../forms/captcha/use-captcha';
import { emailText, optionalTextUpTo, requiredText } from '../../forms/field-rules';
import { FormErrors } from '../../forms/form-errors';
import { keepFocus } from '../../forms/keep-focus';
import { TextAreaField } from '../../forms/text-area-field';
import { TextField } from '../../forms/text-field';
import { useSchemaForm } from '../../forms/use-schema-form';
import { useSendContactMessageMutation } from '../../graphql/generated/hooks';
import { useSiteSettings } from '../../site/site';
import type { ContactFormProps } from './message-subject';
import type { Sender } from './use-sender';

const schema = v.object({
  name: requiredText('Enter your name'),
  email: emailText,
  phone: optionalTextUpTo(50),
  subject: optionalTextUpTo(200),
  message: requiredText('Write your message', 10_000),
});

interface MessageFieldsProps extends ContactFormProps {
  readonly sender: Sender;
  /** Gets the address that the answer goes to. */
  readonly onSent: (email: string) => void;
}

/** The form itself. What was typed stays until the message is sent. */
export function MessageFields({ sender, about, subject, proposedSubject = '', onSent }: MessageFieldsProps) {
  const captcha = useCaptcha(useSiteSettings()?.recaptchaSiteKey);
  const [send] = useSendContactMessageMutation();
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
        {about !== undefined && ' The message says what it is about, so you need not repeat the number.'}
      </Text>
      <Button type="submit" size="lg" alignSelf="start" loading={form.formState.isSubmitting} {...keepFocus}>
        Send
      </Button>
    </chakra.form>
  );
}
