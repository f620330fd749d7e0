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
        title="Not among your pages"
        description="Your account is set up for other parts of our stock. Ask us if you would like to see this one."
      >
        <ButtonLink to="/">Back to the home page</ButtonLink>
      </NothingHere>
    </Container>
  );
}
