import { placeServerErrors } from './use-schema-form';

const values = { email: 'a@example.com', address: { city: '', countryId: '' } };

test('assigns an error to the form field at its path, with or without the argument prefix', () => {
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

test('maps server error paths to fields of a form that has no wrapper object', () => {
  const placed = placeServerErrors([{ path: 'set.email', message: 'must be an email' }], values);
  expect([...placed.fields]).toEqual([['email', 'Must be an email']]);
});

test('adds errors for unknown fields to the summary', () => {
  const placed = placeServerErrors([{ path: 'input.address.zip', message: 'is unknown' }], values);
  expect(placed.fields.size).toBe(0);
  expect(placed.rest).toEqual(['Zip is unknown.']);
});

test('shows only the first message for a field', () => {
  const placed = placeServerErrors(
    [
      { path: 'email', message: 'first' },
      { path: 'email', message: 'second' },
    ],
    values,
  );
  expect(placed.fields.get('email')).toBe('First');
});
