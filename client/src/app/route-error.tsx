import { Container } from '@chakra-ui/react';
import { useEffect } from 'react';
import { ErrorState } from '../ui/error-state';
import { useIsOnline } from '../ui/use-is-online';

const reload = () => window.location.reload();

/** In place of a page that broke, or whose chunk could not be loaded. The router logs the error. */
export function RouteError() {
  const isOnline = useIsOnline();

  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  return (
    <Container py="12">
      <title>Error</title>
      {isOnline ? (
        <ErrorState
          title="This page could not be shown"
          description="Your cart, wishlist and filters are kept. Check your connection and try again."
          onRetry={reload}
        />
      ) : (
        <ErrorState
          title="No connection"
          description="This page opens by itself as soon as there is a connection. Your cart, wishlist and filters are kept."
          onRetry={reload}
        />
      )}
    </Container>
  );
}
