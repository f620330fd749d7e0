import { useEffect, useRef } from 'react';
import { useStockNewsQuery } from '../../graphql/generated/hooks';

/** Asked so often whether anything has changed: an answer of one date. */
const INTERVAL = 5_000;

/**
 * Calls back when stock or prices have changed for the viewer: at most five seconds later, and at once when they come back to
 * the page. Nothing is asked while nobody looks.
 */
export function useNews(onNews: () => void): void {
  const { data, refetch } = useStockNewsQuery({
    fetchPolicy: 'network-only',
    pollInterval: INTERVAL,
    skipPollAttempt: () => document.hidden,
  });
  const current = data?.lastUpdate;
  const known = useRef(current);
  const call = useRef(onNews);

  useEffect(() => {
    call.current = onNews;
  }, [onNews]);

  useEffect(() => {
    if (current === undefined) {
      return;
    }
    if (known.current !== undefined && known.current !== current) {
      call.current();
    }
    known.current = current;
  }, [current]);

  useEffect(() => {
    // Who cannot be asked now is asked again by the next poll.
    const ask = () => void (document.hidden || refetch().catch(() => undefined));
    window.addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [refetch]);
}
