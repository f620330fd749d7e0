import { useMutation } from '@apollo/client/react';
import { Button, chakra, Text } from '@chakra-ui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { useCaptcha } from '../../forms/captcha/use-captcha';
import { emailText } from '../../forms/field-rules';
import { FormErrors } from '../../forms/form-errors';
import { TextField } from '../../forms/text-field';
import { useSchemaForm } from '../../forms/use-schema-form';
import { RequestPasswordResetDocument } from '../../graphql/generated/graphql';
import { readRememberedEmail } from '../../session/remembered-email';
import { useSiteSettings } from '../../site/site';
import { DrawingFrame } from '../../ui/drawing-frame';
import { TextLink } from '../../ui/links';

const schema = v.object({ email: emailText });

interface RequestFormProps {
  readonly onSent: (email: string) => void;
}

function RequestForm({ onSent }: RequestFormProps) {
  const captcha = useCaptcha(useSiteSettings()?.recaptchaSiteKey);
  const [requestReset] = useMutation(RequestPasswordResetDocument);
  const form = useSchemaForm({
    schema,
    defaultValues: { email: readRememberedEmail() },
    onSubmit: async ({ email }) => {
      captcha.renew();
      await requestReset({ variables: { input: { email, recaptchaToken: captcha.token } } });
      onSent(email);
    },
  });
  return (
    <chakra.form noValidate onSubmit={form.submit} display="flex" flexDirection="column" gap="6" maxW="md">
      <FormErrors control={form.control} />
      <TextField control={form.control} name="email" label="Email" type="email" autoComplete="username" />
      {captcha.field}
      <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
        Send link
      </Button>
      <Text textStyle="md" color="fg.muted">
        Remember your password? <TextLink to="/login">Sign in</TextLink>
      </Text>
    </chakra.form>
  );
}

/** Page for requesting a password reset email. */
export default function ResetPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return (
      <DrawingFrame title="Reset your password" lead="We will email you a link to choose a new password.">
        <RequestForm onSent={setSentTo} />
      </DrawingFrame>
    );
  }
  return (
    <DrawingFrame
      key="sent"
      title="Check your email"
      lead={`We have sent a link to ${sentTo}. It works once and expires in one hour.`}
    >
      <Text textStyle="md">
        <TextLink to="/login">Back to sign in</TextLink>
      </Text>
    </DrawingFrame>
  );
}
