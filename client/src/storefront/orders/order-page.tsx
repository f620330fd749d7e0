import { Container } from '@chakra-ui/react';
import { PageHeading } from '../../ui/page-heading';

export default function OrderPage() {
  return (
    <Container py="12">
      <PageHeading>Order</PageHeading>
    </Container>
  );
}
