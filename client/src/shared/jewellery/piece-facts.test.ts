import { jewelleryPiece } from '../../graphql/generated/stock/jewelleryPiece';
import { factsOf } from './piece-facts';

test('facts come in the order asked for, in the words of the declaration, and only where they are known', () => {
  const piece = { weight: 4.2, period: 'Art Deco', brand: null, type: 'BROOCH' };
  expect(factsOf(piece, jewelleryPiece, ['period', 'weight', 'brand', 'type', 'nothing'])).toEqual([
    { label: 'Period', value: 'Art Deco' },
    { label: 'Weight', value: '4.2 g' },
    { label: 'Type', value: 'Brooch' },
  ]);
});
