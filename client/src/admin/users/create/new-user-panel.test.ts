import * as v from 'valibot';
import { blankUser, newUserForm, sentUser } from './new-user-panel';

const typed = {
  ...blankUser,
  email: ' anna@example.com ',
  businessTypeId: '2',
  address: {
    ...blankUser.address,
    firstName: 'Anna',
    lastName: 'Stone',
    address: '47th Street 5',
    city: 'New York',
    countryId: '840',
  },
};

function pathsOf(input: typeof typed): (string | null)[] {
  const { issues } = v.safeParse(newUserForm, input);
  return issues?.map((issue) => v.getDotPath(issue)) ?? [];
}

test('omits an entered password if the link option was chosen afterwards', () => {
  expect(sentUser(v.parse(newUserForm, { ...typed, password: 'violet' }))).toMatchObject({
    email: 'anna@example.com',
    password: null,
    role: 'USER',
    isApproved: true,
  });
});

test('requires a password of at least 8 characters', () => {
  expect(pathsOf({ ...typed, wayIn: 'PASSWORD', password: 'short' })).toEqual(['password']);
  expect(sentUser(v.parse(newUserForm, { ...typed, wayIn: 'PASSWORD', password: 'violet-27' })).password).toBe(
    'violet-27',
  );
});

test('requires a business type and a name', () => {
  expect(pathsOf({ ...typed, businessTypeId: '', address: { ...typed.address, firstName: ' ' } })).toEqual([
    'businessTypeId',
    'address.firstName',
  ]);
});
