import { useQuery } from '@apollo/client/react';
import { Alert, Button } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { errorText } from '../../graphql/error-text';
import { CartLinesDocument } from '../../graphql/generated/graphql';
import { ErrorState } from '../../ui/error-state';
import { PageSpinner } from '../../ui/page-spinner';
import type { Cart } from './chosen-lines';

/**
 * Fetches the cart, and refetches it when the user returns to the page, because the live stream reports changes of
 * stock but not changes of the cart in other tabs.
 */
function useCart() {
  const query = useQuery(CartLinesDocument, { fetchPolicy: 'cache-and-network' });
  const { refetch } = query;

  useEffect(() => {
    const onReturn = () => {
      if (!document.hidden) {
        // Errors of a refetch are shown through the query result.
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

interface CartQueryStateProps {
  readonly children: (cart: Cart, refetch: () => Promise<unknown>) => ReactNode;
}

/** Loads the current cart. Shows an error if it cannot be loaded or refreshed. */
export function CartQueryState({ children }: CartQueryStateProps) {
  const { data, error, loading, refetch } = useCart();
  const cart = data?.cart;
  if (cart == null) {
    return error === undefined ? (
      <PageSpinner />
    ) : (
      <ErrorState description={errorText(error)} onRetry={() => void refetch()} isRetrying={loading} />
    );
  }
  return (
    <>
      {error !== undefined && (
        <Alert.Root status="warning" mb="6">
          <Alert.Content>
            <Alert.Description>{errorText(error)} Prices and availability may be out of date.</Alert.Description>
          </Alert.Content>
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert.Root>
      )}
      {children(cart, refetch)}
    </>
  );
}
