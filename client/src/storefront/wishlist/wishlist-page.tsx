import { Container } from '@chakra-ui/react';
import { PageHeading } from '../../ui/page-heading';

export default function WishlistPage() {
  return (
    <Container py="12">
      <PageHeading>Wishlist</PageHeading>
    </Container>
  );
}
