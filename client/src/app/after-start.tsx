import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentUser } from '../session/session-context';

/** A stranger who only looks at the home page needs none of it before that. */
const AT_THE_LATEST = 60_000;

const Companions = lazy(() => import('./companions'));

/**
 * Loads what the first page does not need: with the first touch, the second page, the session, or
 * after a minute. Once there it stays.
 */
export function AfterStart() {
  const { pathname } = useLocation();
  const isSignedIn = useCurrentUser() !== null;
  const [isDue, setDue] = useState(false);
  if (!isDue && (isSignedIn || pathname !== '/')) {
    setDue(true);
  }

  useEffect(() => {
    const start = () => setDue(true);
    const timer = setTimeout(start, AT_THE_LATEST);
    window.addEventListener('pointerdown', start, { once: true });
    window.addEventListener('keydown', start, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', start);
      window.removeEventListener('keydown', start);
    };
  }, []);

  return <Suspense fallback={null}>{isDue && <Companions />}</Suspense>;
}
