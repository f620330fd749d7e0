import { useQuery } from '@apollo/client/react';
import { Container, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { AddressBookDocument } from '../../../graphql/generated/graphql';
import { EmptyMessage } from '../../../ui/empty-message';
import { ButtonLink } from '../../../ui/links';
import { PageHeading } from '../../../ui/page-heading';
import { PageSpinner } from '../../../ui/page-spinner';
import { CartQueryState } from '../cart-query-state';
import { type Cart, useChosenLines } from '../chosen-lines';
import { Review } from './review';

interface ChosenReviewProps {
  readonly cart: Cart;
  readonly refetch: () => Promise<unknown>;
}

function ChosenReview({ cart, refetch }: ChosenReviewProps) {
  const book = useQuery(AddressBookDocument, { fetchPolicy: 'cache-and-network' });
  // The review works even if the address book cannot be loaded: an order without addresses uses the primary address.
  const addresses = book.data?.currentUser?.addresses ?? (book.error === undefined ? null : []);
  return addresses === null ? <PageSpinner /> : <Review cart={cart} addresses={addresses} refetch={refetch} />;
}

function NothingToOrder() {
  return (
    <EmptyMessage
      title="There is nothing to order"
      description="No lines in your cart are selected. If you have just placed an order, you will find it under your orders."
    >
      <ButtonLink to="/cart">Go to cart</ButtonLink>
      <ButtonLink to="/account/orders" variant="plain">
        Your orders
      </ButtonLink>
    </EmptyMessage>
  );
}

/**
 * Shows the review if any lines were selected on the first render. After that, the review itself handles removed
 * lines.
 */
function ReviewOfChosen({ cart, refetch }: ChosenReviewProps) {
  const { ids } = useChosenLines(cart.lines);
  const [wasFilled] = useState(ids.length > 0);
  return ids.length === 0 && !wasFilled ? <NothingToOrder /> : <ChosenReview cart={cart} refetch={refetch} />;
}

/** Order review page, `/cart/review`. */
export default function ReviewPage() {
  return (
    <Container py={{ base: '6', md: '12' }}>
      <PageHeading mb="2">Review your order</PageHeading>
      <Text color="fg.muted" mb="6">
        Nothing has been ordered or reserved yet.
      </Text>
      <CartQueryState>{(cart, refetch) => <ReviewOfChosen cart={cart} refetch={refetch} />}</CartQueryState>
    </Container>
  );
}
