import { useQuery } from '@apollo/client/react';
import { Alert, Button } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { errorText } from '../../graphql/error-text';
import { CartLinesDocument } from '../../graphql/generated/graphql';
import { ErrorState } from '../../ui/error-state';
import { PageSpinner } from '../../ui/page-spinner';
import type { Cart } from './chosen-lines';

/**
 * Loads the cart, and refetches it when the user returns to the page. The live stream reports changes to stock, but
 * not changes to the cart in other tabs.
 */
function useCart() {
  const query = useQuery(CartLinesDocument, { fetchPolicy: 'cache-and-network' });
  const { refetch } = query;

  useEffect(() => {
    const onReturn = () => {
      if (!document.hidden) {
        // Ignores errors of a refetch, because the query result already shows them.
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

/** Renders its content with the current cart. Shows an error if the cart cannot be loaded or refreshed. */
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
