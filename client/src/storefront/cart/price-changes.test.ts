import { priceChanges } from './price-changes';

const seen = [
  { id: '1', description: 'Round', price: { total: 100 } },
  { id: '2', description: 'Oval', price: { total: 200 } },
  { id: '3', description: 'Pear', price: null },
];

test('only lines whose price differs are named, with both prices', () => {
  const now = [
    { id: '1', description: 'Round', price: { total: 110.5 } },
    { id: '2', description: 'Oval', price: { total: 200 } },
    { id: '3', description: 'Pear', price: { total: 5 } },
    { id: '4', description: 'New', price: { total: 9 } },
  ];

  expect(priceChanges(seen, now)).toEqual([{ description: 'Round', before: 100, after: 110.5 }]);
});
