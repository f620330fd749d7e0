import { Container } from '@chakra-ui/react';
import { PageHeading } from '../../ui/page-heading';

export default function ResetPasswordPage() {
  return (
    <Container py="12">
      <PageHeading>ResetPassword</PageHeading>
    </Container>
  );
}
