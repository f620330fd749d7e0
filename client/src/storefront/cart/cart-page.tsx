import { Container } from '@chakra-ui/react';
import { PageHeading } from '../../ui/page-heading';

export default function CartPage() {
  return (
    <Container py="12">
      <PageHeading>Cart</PageHeading>
    </Container>
  );
}
