import { placeServerErrors } from './use-schema-form';

const values = { email: 'a@example.com', address: { city: '', countryId: '' } };

test('a detail goes to the field of its path, with or without the argument in front', () => {
  const placed = placeServerErrors(
    [
      { path: 'input.address.city', message: 'must not be empty' },
      { path: 'email', message: 'must be an email' },
    ],
    values,
  );
  expect([...placed.fields]).toEqual([
    ['address.city', 'Must not be empty'],
    ['email', 'Must be an email'],
  ]);
  expect(placed.rest).toEqual([]);
});

test('a form without the part that the server puts its fields in still gets them', () => {
  const placed = placeServerErrors([{ path: 'set.email', message: 'must be an email' }], values);
  expect([...placed.fields]).toEqual([['email', 'Must be an email']]);
});

test('a detail about something that the form does not have is kept for the summary', () => {
  const placed = placeServerErrors([{ path: 'input.address.zip', message: 'is unknown' }], values);
  expect(placed.fields.size).toBe(0);
  expect(placed.rest).toEqual(['Zip is unknown.']);
});

test('the first message about a field stands', () => {
  const placed = placeServerErrors(
    [
      { path: 'email', message: 'first' },
      { path: 'email', message: 'second' },
    ],
    values,
  );
  expect(placed.fields.get('email')).toBe('First');
});
