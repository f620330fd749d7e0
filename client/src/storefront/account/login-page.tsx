import { Container } from '@chakra-ui/react';
import { PageHeading } from '../../ui/page-heading';

export default function LoginPage() {
  return (
    <Container py="12">
      <PageHeading>Login</PageHeading>
    </Container>
  );
}
