import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../session/session-context';
import { DrawingFrame } from '../../ui/drawing-frame';
import { ChangePasswordForm } from './change-password-form';
import { NewPasswordForm } from './new-password-form';

/**
 * Chooses a new password: with the token of a reset mail, or, for a signed-in user, with the current
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
    <DrawingFrame title="Change your password" lead="You stay signed in here and are signed out everywhere else.">
      <ChangePasswordForm email={user.email} />
    </DrawingFrame>
  );
}
