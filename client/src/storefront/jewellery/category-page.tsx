import { useLocation } from 'react-router-dom';
import { jewelleryPages } from '../../shared/stock-pages/jewellery-pages';
import NotFoundPage from '../not-found-page';
import { Category } from './category';

/** Page that lists finished jewelry, such as `/rings` or `/earrings`. */
export default function CategoryPage() {
  const key = useLocation().pathname.replaceAll('/', '').toLowerCase();
  const info = jewelleryPages.find((page) => page.key === key);
  return info === undefined ? <NotFoundPage /> : <Category key={info.key} info={info} />;
}
