import { priceChanges } from './price-changes';

const seen = [
  { id: '1', description: 'Round', totalPrice: 100 },
  { id: '2', description: 'Oval', totalPrice: 200 },
  { id: '3', description: 'Pear', totalPrice: null },
];

test('only lines whose price differs are named, with both prices', () => {
  const now = [
    { id: '1', description: 'Round', totalPrice: 110.5 },
    { id: '2', description: 'Oval', totalPrice: 200 },
    { id: '3', description: 'Pear', totalPrice: 5 },
    { id: '4', description: 'New', totalPrice: 9 },
  ];

  expect(priceChanges(seen, now)).toEqual([{ description: 'Round', before: 100, after: 110.5 }]);
});
