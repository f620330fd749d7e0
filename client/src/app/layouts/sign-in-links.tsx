import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../ui/links';

/** The stranger's part of the header. */
export function SignInLinks() {
  const location = useLocation();
  return (
    <>
      <ButtonLink to="/login" state={{ from: location }} variant="ghost" colorPalette="neutral" size="sm">
        Sign in
      </ButtonLink>
      <ButtonLink to="/register" variant="outline" size="sm" hideBelow="sm">
        Register
      </ButtonLink>
    </>
  );
}
