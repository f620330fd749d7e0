import { Container } from '@chakra-ui/react';
import { ErrorState } from '../ui/error-state';

/** In place of a page that broke, or whose chunk could not be loaded. The router logs the error. */
export function RouteError() {
  return (
    <Container py="12">
      <title>Error</title>
      <ErrorState
        title="This page could not be shown"
        description="Your cart, wishlist and filters are kept. Check your connection and try again."
        onRetry={() => window.location.reload()}
      />
    </Container>
  );
}
