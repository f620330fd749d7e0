import { Container } from '@chakra-ui/react';
import { PageHeading } from '../../ui/page-heading';

export default function ChangePasswordPage() {
  return (
    <Container py="12">
      <PageHeading>ChangePassword</PageHeading>
    </Container>
  );
}
