import { Container } from '@chakra-ui/react';
import { EmptyMessage } from '../../../ui/empty-message';
import { ButtonLink } from '../../../ui/links';
import { PageHeading } from '../../../ui/page-heading';

interface ClosedPageProps {
  readonly title: string;
}

/** Page that explains why a list is unavailable, with a link back. */
export default function UnavailablePage({ title }: ClosedPageProps) {
  return (
    <Container py="12">
      <PageHeading>{title}</PageHeading>
      <EmptyMessage
        title="Not included in your account"
        description="Your account does not include this page. Ask us if you would like access."
      >
        <ButtonLink to="/">Back to the home page</ButtonLink>
      </EmptyMessage>
    </Container>
  );
}
