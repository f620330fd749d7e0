import Type from 'typebox';
import { get } from '../../../kernel/route.ts';
import { flatPresenter } from '../stock/stock.presenter.ts';
import { listRoute } from '../stock/stock.routes.ts';
import { stockModule } from '../stock/stock-module.ts';
import { importBracelets } from './bracelet.import.ts';
import { bracelets } from './bracelet.stock.ts';
import { BraceletVariantsResolver } from './bracelet-variants.resolver.ts';
import { findBraceletVariants } from './find-bracelet-variants.ts';

const presenter = flatPresenter(bracelets);

export const braceletModule = stockModule({
  type: bracelets,
  imports: importBracelets,
  resolvers: [BraceletVariantsResolver],
  routes: [
    listRoute(bracelets, presenter),
    get('/bracelets/:name', findBraceletVariants, {
      summary: 'The variants of one bracelet, one per colour and size, narrowed by both.',
      returns: Type.Array(presenter.returns),
      present: (variants) => variants.map(presenter.present),
    }),
  ],
});
