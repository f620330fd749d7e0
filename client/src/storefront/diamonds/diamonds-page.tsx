import { useParams } from 'react-router-dom';
import { diamondPages } from '../../catalogue/diamonds/diamond-pages';
import { ClosedPage } from '../../catalogue/stock/browser/closed-page';
import { grants } from '../../session/route-access';
import { useCurrentUser } from '../../session/session-context';
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
    return <ClosedPage title={info.title} />;
  }
  return <DiamondsList key={info.key} info={info} />;
}
