import { Container } from '@chakra-ui/react';
import { PageHeading } from '../../ui/page-heading';

export default function WelcomePage() {
  return (
    <Container py="12">
      <PageHeading>Welcome</PageHeading>
    </Container>
  );
}
