import { dialled, mapAddress, whatsappAddress } from './reach-links';

const noAddress = { latitude: null, longitude: null, address: null, city: null, country: null };

test('removes formatting from phone numbers in links', () => {
  expect(dialled(' +32 (3) 555-01 00')).toBe('+3235550100');
  expect(dialled('03 555 01 00')).toBe('035550100');
  expect(whatsappAddress('+32 470 55 50 10')).toBe('https://wa.me/32470555010');
});

test('links the map to the coordinates, or to the address if there are none', () => {
  expect(mapAddress({ ...noAddress, latitude: 51.2154, longitude: 4.4183, city: 'Antwerp' })).toBe(
    'https://www.openstreetmap.org/?mlat=51.2154&mlon=4.4183#map=17/51.2154/4.4183',
  );
  expect(mapAddress({ ...noAddress, address: 'Hoveniersstraat 2 & 4', city: 'Antwerp' })).toBe(
    'https://www.openstreetmap.org/search?query=Hoveniersstraat%202%20%26%204%2C%20Antwerp',
  );
  expect(mapAddress(noAddress)).toBeNull();
});
