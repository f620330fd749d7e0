import { useParams } from 'react-router-dom';
import { grants } from '../../session/route-access';
import { useCurrentUser } from '../../session/session-context';
import { UnavailablePage } from '../../shared/stock-lists/browser/unavailable-page';
import { diamondPages } from '../../shared/stock-pages/diamond-pages';
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
    return <UnavailablePage title={info.title} />;
  }
  return <DiamondsList key={info.key} info={info} />;
}
