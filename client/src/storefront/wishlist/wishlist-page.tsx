import { Container, Text } from '@chakra-ui/react';
import { errorText } from '../../graphql/error-text';
import { useWishlistLinesQuery } from '../../graphql/generated/hooks';
import { EmptyMessage } from '../../ui/empty-message';
import { ErrorState } from '../../ui/error-state';
import { ButtonLink } from '../../ui/links';
import { formatCount } from '../../ui/numbers';
import { PageHeading } from '../../ui/page-heading';
import { PageSpinner } from '../../ui/page-spinner';
import { WishlistLineList } from './wishlist-lines';

/** The wishlist, `/wishlist`. */
export default function WishlistPage() {
  const { data, error, loading, refetch } = useWishlistLinesQuery({ fetchPolicy: 'cache-and-network' });
  const lines = data?.wishlist?.lines;

  return (
    <Container py={{ base: '6', md: '12' }}>
      <PageHeading mb="2">Wishlist</PageHeading>
      {lines !== undefined && lines.length > 0 && (
        <>
          <Text color="fg.muted" mb="6">
            {formatCount(lines.length)} {lines.length === 1 ? 'item' : 'items'}, kept until ordered or removed. Only an
            order reserves them.
          </Text>
          <WishlistLineList lines={lines} />
        </>
      )}
      {lines?.length === 0 && (
        <EmptyMessage
          title="Your wishlist is empty"
          description="Select the heart on a stone or a piece to save it here."
        >
          <ButtonLink to="/diamonds/white">See our diamonds</ButtonLink>
        </EmptyMessage>
      )}
      {lines === undefined && error !== undefined && (
        <ErrorState description={errorText(error)} onRetry={() => void refetch()} isRetrying={loading} />
      )}
      {lines === undefined && error === undefined && <PageSpinner />}
    </Container>
  );
}
