import type { ContactPageQuery } from '../../../graphql/generated/graphql';

type Info = NonNullable<ContactPageQuery['contactInfo']>;

/** Returns the number for a `tel:` link: digits with a leading plus. */
export function dialled(number: string): string {
  return `${number.trim().startsWith('+') ? '+' : ''}${number.replace(/\D/g, '')}`;
}

/** Returns a WhatsApp link to a phone number. WhatsApp requires the country code and digits only. */
export function whatsappAddress(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}`;
}

/** Returns a link to a map, by coordinates or address; null if neither is known. A plain link needs no map script. */
export function mapAddress({
  latitude,
  longitude,
  address,
  city,
  country,
}: Pick<Info, 'latitude' | 'longitude' | 'address' | 'city' | 'country'>): string | null {
  const map = 'https://www.openstreetmap.org';
  if (latitude !== null && longitude !== null) {
    return `${map}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  }
  const addressText = [address, city, country].filter((part) => part !== null).join(', ');
  return addressText === '' ? null : `${map}/search?query=${encodeURIComponent(addressText)}`;
}
