import { useMutation } from '@apollo/client/react';
import { Alert, Button, chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { useCaptcha } from '../../forms/captcha/use-captcha';
import { emailText } from '../../forms/field-rules';
import { FormErrors } from '../../forms/form-errors';
import { TextField } from '../../forms/text-field';
import { useSchemaForm } from '../../forms/use-schema-form';
import { apiErrorOf } from '../../graphql/api-error';
import { errorText } from '../../graphql/error-text';
import { ConfirmEmailDocument, ResendConfirmationDocument } from '../../graphql/generated/graphql';
import { useSiteSettings } from '../../site/site';
import { DrawingFrame } from '../../ui/drawing-frame';
import { PageSpinner } from '../../ui/page-spinner';
import { toaster } from '../../ui/toaster';

const schema = v.object({ email: emailText });

interface ResendConfirmationFormProps {
  /** Email address from the link; an empty string if unknown. */
  readonly email: string;
}

/** Form that requests another confirmation email. */
function ResendConfirmationForm({ email: knownEmail }: ResendConfirmationFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const captcha = useCaptcha(useSiteSettings()?.recaptchaSiteKey);
  const [resend] = useMutation(ResendConfirmationDocument);
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
              <Alert.Title>We have sent an email to {sentTo}</Alert.Title>
            </Alert.Content>
          </Alert.Root>
        )}
      </div>
      <TextField control={form.control} name="email" label="Email" type="email" autoComplete="email" />
      {captcha.field}
      <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
        Resend email
      </Button>
    </chakra.form>
  );
}

interface ConfirmationProps {
  readonly email: string;
  readonly token: string;
}

function Confirmation({ email, token }: ConfirmationProps) {
  const navigate = useNavigate();
  const [confirmEmail, { error, loading }] = useMutation(ConfirmEmailDocument);
  // Prevents a second request on rerender, because a token can be used only once.
  const sentToken = useRef<string | null>(null);

  const confirm = useCallback(async (): Promise<void> => {
    const { data, error: refusal } = await confirmEmail({ variables: { input: { email, token } }, errorPolicy: 'all' });
    if (refusal === undefined) {
      toaster.success({
        title: 'Your email is confirmed',
        description:
          data?.confirmEmail?.shouldApprove === false
            ? 'You can sign in now.'
            : 'An administrator still has to approve your account. We will email you then.',
      });
      await navigate('/login', { replace: true });
    }
  }, [confirmEmail, email, token, navigate]);

  useEffect(() => {
    if (sentToken.current !== token) {
      sentToken.current = token;
      void confirm();
    }
  }, [confirm, token]);

  if (error === undefined) {
    return <PageSpinner />;
  }
  const isUnanswered = apiErrorOf(error) === null;
  return (
    <DrawingFrame
      title="Your email could not be confirmed"
      lead={
        isUnanswered
          ? 'Your link is still valid. Check your connection and try again.'
          : 'The link may have been used already, or may be more than 7 days old. Request a new one.'
      }
    >
      <Alert.Root status="error" role="alert">
        <Alert.Content>
          <Alert.Title>{errorText(error)}</Alert.Title>
        </Alert.Content>
      </Alert.Root>
      {isUnanswered ? (
        <Button alignSelf="flex-start" variant="outline" loading={loading} onClick={() => void confirm()}>
          Try again
        </Button>
      ) : (
        <ResendConfirmationForm email={email} />
      )}
    </DrawingFrame>
  );
}

/** Page linked in the registration email. Confirms the email address and redirects to the sign-in page. */
export default function ConfirmEmailPage() {
  const [params] = useSearchParams();
  const email = params.get('email') ?? '';
  const token = params.get('token') ?? '';
  if (email !== '' && token !== '') {
    return <Confirmation email={email} token={token} />;
  }
  return (
    <DrawingFrame title="Confirm your email" lead="We can send you a new confirmation link.">
      <ResendConfirmationForm email={email} />
    </DrawingFrame>
  );
}
