import Type from 'typebox';
import { list } from '../../../kernel/transport/route.ts';
import { flatPresenter, listRoute, stockModule } from '../../stock/index.ts';
import { braceletImport } from './bracelet.import.ts';
import { bracelets } from './bracelet.stock.ts';
import { BraceletVariantsResolver } from './bracelet-variants.resolver.ts';
import { listBraceletVariants } from './find-bracelet-variants.ts';

const presenter = flatPresenter(bracelets);

export const braceletModule = stockModule({
  type: bracelets,
  files: braceletImport,
  section: 'Bracelets and necklaces',
  resolvers: [BraceletVariantsResolver],
  routes: [
    listRoute(bracelets, presenter),
    list('/bracelets/:name', listBraceletVariants, {
      ...presenter,
      summary: 'The variants of one bracelet, one per colour and size, narrowed by both.',
      from: ({ params, query: { color, size } }) => ({ ...params, color, size }),
      query: Type.Object({
        color: Type.Optional(Type.String({ maxLength: 50 })),
        size: Type.Optional(Type.String({ maxLength: 50 })),
      }),
    }),
  ],
});
