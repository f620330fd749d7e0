import { jewelleryPiece } from '../../graphql/generated/stock/jewelleryPiece';
import { factsOf } from './piece-facts';

test('returns the requested facts in order with their declared labels, and omits empty facts', () => {
  const piece = { weight: 4.2, period: 'Art Deco', brand: null, type: 'BROOCH' };
  expect(factsOf(piece, jewelleryPiece, ['period', 'weight', 'brand', 'type', 'nothing'])).toEqual([
    { label: 'Period', value: 'Art Deco' },
    { label: 'Weight', value: '4.2 g' },
    { label: 'Type', value: 'Brooch' },
  ]);
});
