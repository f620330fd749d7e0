import { Container } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../site/error-boundary';
import { useIsOnline } from '../ui/browser/use-is-online';
import { ErrorState } from '../ui/error-state';

const reload = () => window.location.reload();

/** In place of a page that broke, or whose chunk could not be loaded. */
function RouteError() {
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
          description="Your cart, wishlist and filters are kept. The page opens when you are back online."
          onRetry={reload}
        />
      )}
    </Container>
  );
}

interface RouteBoundaryProps {
  readonly children: ReactNode;
}

/** Around a page: whoever goes on to another address is not held up by one that broke. */
export function RouteBoundary({ children }: RouteBoundaryProps) {
  return (
    <ErrorBoundary fallback={<RouteError />} attempt={useLocation()}>
      {children}
    </ErrorBoundary>
  );
}
