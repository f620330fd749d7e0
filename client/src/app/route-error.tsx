import { Container } from '@chakra-ui/react';
import { useRouteError } from 'react-router-dom';
import { errorText } from '../graphql/error-text';
import { ErrorState } from '../ui/error-state';

/** A chunk that a newer release has replaced, or one that the network lost. */
function isChunkFailure(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

/** In place of a page that broke. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Container py="12">
      <title>Error</title>
      <ErrorState
        title="This page could not be shown"
        description={
          isChunkFailure(error)
            ? 'A part of the page could not be loaded. Your cart, wishlist and filters are kept.'
            : `${errorText(error)} Your cart, wishlist and filters are kept.`
        }
        onRetry={() => window.location.reload()}
      />
    </Container>
  );
}
