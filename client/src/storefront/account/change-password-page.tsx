import { useMutation } from '@apollo/client/react';
import { Button, chakra, Text } from '@chakra-ui/react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { newPasswordText } from '../../forms/field-rules';
import { FormErrors } from '../../forms/form-errors';
import { PasswordField } from '../../forms/password-field';
import { useSchemaForm } from '../../forms/use-schema-form';
import { apiErrorOf } from '../../graphql/api-error';
import { ResetPasswordDocument } from '../../graphql/generated/graphql';
import { useCurrentUser } from '../../session/session-context';
import { DrawingFrame } from '../../ui/drawing-frame';
import { TextLink } from '../../ui/links';
import { toaster } from '../../ui/toaster';
import { ChangePasswordForm } from './change-password-form';

const schema = v.object({ password: newPasswordText });

interface NewPasswordFormProps {
  readonly email: string;
  /** Single-use token from the password reset email. */
  readonly token: string;
}

function NewPasswordForm({ email, token }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const [resetPassword, { error }] = useMutation(ResetPasswordDocument);
  const form = useSchemaForm({
    schema,
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      await resetPassword({ variables: { input: { email, token, password } } });
      toaster.success({ title: 'Password changed', description: 'Sign in with the new password.' });
      await navigate('/login', { replace: true });
    },
  });
  return (
    <chakra.form noValidate onSubmit={form.submit} display="flex" flexDirection="column" gap="6" maxW="md">
      <FormErrors control={form.control} />
      {apiErrorOf(error)?.code === 'VERIFICATION_FAILED' && (
        <Text textStyle="md">
          The link may have been used already, or may be more than an hour old.{' '}
          <TextLink to="/reset-password">Request a new link</TextLink>
        </Text>
      )}
      {/* Hidden user name for password managers. */}
      <chakra.input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        control={form.control}
        name="password"
        label="New password"
        hint="At least 8 characters. Common passwords are not accepted."
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
        Change password
      </Button>
    </chakra.form>
  );
}

/**
 * Page for setting a new password. Uses the token from a reset email, or asks signed-in users for their current
 * password.
 */
export default function ChangePasswordPage() {
  const [params] = useSearchParams();
  const location = useLocation();
  const user = useCurrentUser();
  const email = params.get('email') ?? '';
  const token = params.get('token') ?? '';

  if (email !== '' && token !== '') {
    return (
      <DrawingFrame title="Choose a new password" lead={`For the account of ${email}.`}>
        <NewPasswordForm email={email} token={token} />
      </DrawingFrame>
    );
  }
  if (user === null) {
    return <Navigate to="/login" replace state={{ from: location }} />;
  }
  return (
    <DrawingFrame
      title="Change your password"
      lead="You stay signed in on this device and are signed out on all others."
    >
      <ChangePasswordForm email={user.email} />
    </DrawingFrame>
  );
}
