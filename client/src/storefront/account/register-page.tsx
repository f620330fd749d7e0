import { Container } from '@chakra-ui/react';
import { PageHeading } from '../../ui/page-heading';

export default function RegisterPage() {
  return (
    <Container py="12">
      <PageHeading>Register</PageHeading>
    </Container>
  );
}
