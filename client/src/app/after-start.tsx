import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { noticesWanted, onNotice } from '../ui/toaster';

/** Whoever only looks needs none of it before that: the page has more urgent things to load. */
const AT_THE_LATEST = 8_000;

const Companions = lazy(() => import('./companions'));

/** Loads what no page needs to be seen: with the first touch, the first notice, or after some seconds. Once there it stays. */
export function AfterStart() {
  const hasNotices = useSyncExternalStore(onNotice, noticesWanted);
  const [isDue, setDue] = useState(false);

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

  return <Suspense fallback={null}>{(isDue || hasNotices) && <Companions />}</Suspense>;
}
