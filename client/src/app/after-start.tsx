import { lazy, Suspense, useEffect, useState } from 'react';
import { useCurrentUser } from '../session/session-context';

/** Whoever neither touches the page nor signs in needs none of it before that. */
const AT_THE_LATEST = 60_000;

const Companions = lazy(() => import('./companions'));

/** Loads what the first page does not need: with the first touch, the session, or after a minute. */
export function AfterStart() {
  const [isDue, setDue] = useState(false);
  const isSignedIn = useCurrentUser() !== null;

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

  return <Suspense fallback={null}>{(isDue || isSignedIn) && <Companions />}</Suspense>;
}
