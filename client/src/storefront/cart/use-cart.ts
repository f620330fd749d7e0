import { useEffect } from 'react';
import { useCartLinesQuery } from '../../graphql/generated/hooks';

/** How soon an open cart notices that a stone was sold elsewhere. */
const POLL_INTERVAL = 5_000;

/** The cart, kept current while its page is open and seen. */
export function useCart() {
  const query = useCartLinesQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_INTERVAL,
    skipPollAttempt: () => document.hidden,
  });
  const { refetch } = query;

  useEffect(() => {
    const onReturn = () => {
      if (!document.hidden) {
        // A failed poll shows in the query's own error.
        refetch().catch(() => undefined);
      }
    };
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [refetch]);

  return query;
}
