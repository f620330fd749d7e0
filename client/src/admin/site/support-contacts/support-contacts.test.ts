import { nobody, sentContacts, stepBetween } from './support-contacts';

test('a step down, a step up and the exchange of neighbours are told apart', () => {
  const before = ['a', 'b', 'c', 'd'];
  expect(stepBetween(before, ['b', 'c', 'a', 'd'])).toEqual({ from: 0, to: 2 });
  expect(stepBetween(before, ['a', 'd', 'b', 'c'])).toEqual({ from: 3, to: 1 });
  expect(stepBetween(before, ['a', 'c', 'b', 'd'])).toEqual({ from: 1, to: 2 });
  expect(stepBetween(before, before)).toBeNull();
});

test('a portrait that stays goes by its address, a new one as a file, one taken away as none', () => {
  const file = new File(['a'], 'a.png');
  const person = { ...nobody, name: 'Ada', title: null, phone: null, email: null, whatsapp: null };
  const kept = { ...person, image: '/media/a.webp', portrait: '/media/a.webp' };
  expect(
    sentContacts({ contacts: [kept, { ...kept, image: file }, { ...kept, image: null }] }).map(
      ({ image, imageUrl }) => ({ image, imageUrl }),
    ),
  ).toEqual([
    { image: undefined, imageUrl: '/media/a.webp' },
    { image: file, imageUrl: undefined },
    { image: undefined, imageUrl: null },
  ]);
});
