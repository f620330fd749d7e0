import { blankContact, sentContacts, stepBetween } from './support-contacts-screen';

test('finds the moved contact after a move down, a move up and a swap of neighbors', () => {
  const before = ['a', 'b', 'c', 'd'];
  expect(stepBetween(before, ['b', 'c', 'a', 'd'])).toEqual({ from: 0, to: 2 });
  expect(stepBetween(before, ['a', 'd', 'b', 'c'])).toEqual({ from: 3, to: 1 });
  expect(stepBetween(before, ['a', 'c', 'b', 'd'])).toEqual({ from: 1, to: 2 });
  expect(stepBetween(before, before)).toBeNull();
});

test('sends an unchanged portrait as its URL, a new portrait as a file and a removed portrait as null', () => {
  const file = new File(['a'], 'a.png');
  const person = { ...blankContact, name: 'Ada', title: null, phone: null, email: null, whatsapp: null };
  const saved = { ...person, image: '/media/a.webp', portrait: '/media/a.webp' };
  expect(
    sentContacts({ contacts: [saved, { ...saved, image: file }, { ...saved, image: null }] }).map(
      ({ image, imageUrl }) => ({ image, imageUrl }),
    ),
  ).toEqual([
    { image: undefined, imageUrl: '/media/a.webp' },
    { image: file, imageUrl: undefined },
    { image: undefined, imageUrl: null },
  ]);
});
