import { pageOfType } from '../../../shared/stock-pages/jewellery-pages';
import NotFoundPage from '../../not-found-page';
import { Category } from '../category';
import { BraceletModels } from './bracelet-models';

const info = pageOfType('BRACELET');

/** Finished bracelets, below the models that are made to order. */
export default function BraceletsPage() {
  return info === undefined ? <NotFoundPage /> : <Category info={info} lead={<BraceletModels />} />;
}
