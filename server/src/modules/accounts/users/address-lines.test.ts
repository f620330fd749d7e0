import { addressLines, type PostalAddress } from './address-lines.ts';

const address: PostalAddress = {
  name: 'Ada Byron',
  company: 'Byron Ltd',
  address: '1 Mill Lane',
  line2: 'Suite 4',
  postcode: '1000',
  city: 'Town',
  federation: null,
  country: 'Belgium',
};

test.each([
  ['Belgium', '2018', 'Antwerp', null, ['2018 Antwerp', 'Belgium']],
  ['United States', '10036', 'New York', 'New York', ['New York, New York 10036', 'United States']],
  ['United States', '10036', 'New York', null, ['New York 10036', 'United States']],
  ['United Kingdom', 'EC1N 8SW', 'London', null, ['London', 'EC1N 8SW', 'United Kingdom']],
  ['India', '400051', 'Mumbai', 'Maharashtra', ['Mumbai 400051', 'Maharashtra', 'India']],
  ['Atlantis', '1', 'Poseidonis', 'North', ['1 Poseidonis', 'North', 'Atlantis']],
])('formats an address in %s in the order used there', (country, postcode, city, federation, lines) => {
  expect(addressLines({ ...address, country, postcode, city, federation })).toEqual([
    'Ada Byron',
    'Byron Ltd',
    '1 Mill Lane',
    'Suite 4',
    ...lines,
  ]);
});

test('omits the missing parts of an address', () => {
  const { line2: _line2, postcode: _postcode, ...older } = address;
  expect(addressLines({ ...older, company: null })).toEqual(['Ada Byron', '1 Mill Lane', 'Town', 'Belgium']);
});
