import { Alert, Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { useCaptcha } from '../../forms/captcha/use-captcha';
import { emailText } from '../../forms/field-rules';
import { FormErrors } from '../../forms/form-errors';
import { TextField } from '../../forms/text-field';
import { useSchemaForm } from '../../forms/use-schema-form';
import { useResendConfirmationMutation } from '../../graphql/generated/hooks';
import { useSiteSettings } from '../../site/site';

const schema = v.object({ email: emailText });

interface ResendConfirmationFormProps {
  /** Filled in from the link, empty when it is not known. */
  readonly email: string;
}

/** Asks for another mail with the confirmation link. */
export function ResendConfirmationForm({ email: knownEmail }: ResendConfirmationFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const captcha = useCaptcha(useSiteSettings()?.recaptchaSiteKey);
  const [resend] = useResendConfirmationMutation();
  const form = useSchemaForm({
    schema,
    defaultValues: { email: knownEmail },
    onSubmit: async ({ email }) => {
      setSentTo(null);
      captcha.renew();
      await resend({ variables: { input: { email, recaptchaToken: captcha.token } } });
      setSentTo(email);
    },
  });
  return (
    <chakra.form noValidate onSubmit={form.submit} display="flex" flexDirection="column" gap="6" maxW="md">
      <FormErrors control={form.control} />
      <div role="status">
        {sentTo !== null && (
          <Alert.Root status="success">
            <Alert.Content>
              <Alert.Title>A mail is on its way to {sentTo}</Alert.Title>
            </Alert.Content>
          </Alert.Root>
        )}
      </div>
      <TextField control={form.control} name="email" label="Email" type="email" autoComplete="email" />
      {captcha.field}
      <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
        Send the mail again
      </Button>
    </chakra.form>
  );
}
