import { Container } from '@chakra-ui/react';
import { PageHeading } from '../../ui/page-heading';

export default function ConfirmEmailPage() {
  return (
    <Container py="12">
      <PageHeading>ConfirmEmail</PageHeading>
    </Container>
  );
}
