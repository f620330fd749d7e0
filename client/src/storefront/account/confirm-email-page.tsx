import { Alert, Button } from '@chakra-ui/react';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { apiErrorOf } from '../../graphql/api-error';
import { errorText } from '../../graphql/error-text';
import { useConfirmEmailMutation } from '../../graphql/generated/hooks';
import { DrawingFrame } from '../../ui/drawing-frame';
import { PageSpinner } from '../../ui/page-spinner';
import { toaster } from '../../ui/toaster';
import { ResendConfirmationForm } from './resend-confirmation-form';

interface ConfirmationProps {
  readonly email: string;
  readonly token: string;
}

function Confirmation({ email, token }: ConfirmationProps) {
  const navigate = useNavigate();
  const [confirmEmail, { error, loading }] = useConfirmEmailMutation();
  // A token serves once: it must not be sent again when the page renders anew.
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
          ? 'Your link still works: nothing has been sent.'
          : 'The link may have been used already, or be older than 7 days. Have a new one sent.'
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

/** The target of the link in the mail after registration: confirms and leads to the login page. */
export default function ConfirmEmailPage() {
  const [params] = useSearchParams();
  const email = params.get('email') ?? '';
  const token = params.get('token') ?? '';
  if (email !== '' && token !== '') {
    return <Confirmation email={email} token={token} />;
  }
  return (
    <DrawingFrame title="Confirm your email" lead="Have the mail with the confirmation link sent again.">
      <ResendConfirmationForm email={email} />
    </DrawingFrame>
  );
}
