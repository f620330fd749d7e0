import { Container } from '@chakra-ui/react';
import { ButtonLink } from '../../../ui/links';
import { NothingHere } from '../../../ui/nothing-here';
import { PageHeading } from '../../../ui/page-heading';

interface ClosedPageProps {
  readonly title: string;
}

/** What such a page says, and the way back. */
export default function ClosedPage({ title }: ClosedPageProps) {
  return (
    <Container py="12">
      <PageHeading>{title}</PageHeading>
      <NothingHere
        title="Not included in your account"
        description="Your account does not include this page. Ask us if you would like access."
      >
        <ButtonLink to="/">Back to the home page</ButtonLink>
      </NothingHere>
    </Container>
  );
}
