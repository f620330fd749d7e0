import { Container } from '@chakra-ui/react';
import { PageHeading } from '../../ui/page-heading';

export default function OrdersPage() {
  return (
    <Container py="12">
      <PageHeading>Orders</PageHeading>
    </Container>
  );
}
