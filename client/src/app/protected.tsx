import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { decideRoute, type RouteAccess } from '../session/route-access';
import { useSession } from '../session/session-context';

interface ProtectedProps {
  readonly access: RouteAccess;
  readonly children: ReactNode;
}

/**
 * Opens a page for whom it is. A stranger goes to the login page and back here afterwards; whoever
 * signs out on a protected page goes home; whoever lacks the right goes home.
 */
export function Protected({ access, children }: ProtectedProps) {
  const session = useSession();
  const location = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(session.status === 'present');

  useEffect(() => {
    if (session.status === 'present') {
      setWasSignedIn(true);
    }
  }, [session.status]);

  const decision = decideRoute(access, session.status === 'present' ? session.user : null);
  if (decision === 'open') {
    return children;
  }
  const signedOutHere = wasSignedIn && session.status === 'absent' && session.signedOut;
  if (decision === 'home' || signedOutHere) {
    return <Navigate to="/" replace />;
  }
  return <Navigate to="/login" replace state={{ from: location }} />;
}
