import { Container } from '@chakra-ui/react';
import { PageHeading } from '../../ui/page-heading';

export default function DiamondsPage() {
  return (
    <Container py="12">
      <PageHeading>Diamonds</PageHeading>
    </Container>
  );
}
