import { Container } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { diamondPages } from '../../catalogue/diamonds/diamond-pages';
import { grants } from '../../session/route-access';
import { useCurrentUser } from '../../session/session-context';
import { ButtonLink } from '../../ui/links';
import { NothingHere } from '../../ui/nothing-here';
import { PageHeading } from '../../ui/page-heading';
import NotFoundPage from '../not-found-page';
import { DiamondsList } from './diamonds-list';

/** One page of the diamond list, `/diamonds/{page}`. */
export default function DiamondsPage() {
  const { page } = useParams();
  const user = useCurrentUser();
  const info = diamondPages.find(({ key }) => key === page);

  if (info === undefined) {
    return <NotFoundPage />;
  }
  if (info.access !== null && !grants(user, info.access)) {
    return (
      <Container py="12">
        <PageHeading>{info.title}</PageHeading>
        <NothingHere
          title="Not among your pages"
          description="Your account is set up for other parts of our stock. Ask us if you would like to see this one."
        >
          <ButtonLink to="/">Back to the home page</ButtonLink>
        </NothingHere>
      </Container>
    );
  }
  return <DiamondsList key={info.key} info={info} />;
}
