import { Container } from '@chakra-ui/react';
import { PageHeading } from '../../ui/page-heading';

export default function HomePage() {
  return (
    <Container py="12">
      <PageHeading>Home</PageHeading>
    </Container>
  );
}
