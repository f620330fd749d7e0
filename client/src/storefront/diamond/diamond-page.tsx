import { Container } from '@chakra-ui/react';
import { PageHeading } from '../../ui/page-heading';

export default function DiamondPage() {
  return (
    <Container py="12">
      <PageHeading>Diamond</PageHeading>
    </Container>
  );
}
