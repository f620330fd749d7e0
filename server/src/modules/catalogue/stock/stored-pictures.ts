import type { MediaStore } from '../../../kernel/services.ts';
import { pictureAddress } from './sent-picture.ts';
import type { StockType } from './stock-type.ts';

/**
 * What is given of a piece, with the addresses of the pictures in place of pictures that were sent themselves. Slow: to be
 * called before the transaction. Throws INVALID_REQUEST naming the field below `path`.
 */
export async function storedPictures(
  media: MediaStore,
  { fields }: StockType,
  given: object,
  path: string,
): Promise<object> {
  const values = new Map<string, unknown>(Object.entries(given));
  for (const { name } of fields.filter(({ value }) => value.isPicture)) {
    const sent = values.get(name);
    if (typeof sent === 'string') values.set(name, await pictureAddress(media, sent, `${path}.${name}`));
    if (Array.isArray(sent)) values.set(name, await storedList(media, sent, `${path}.${name}`));
  }
  return Object.fromEntries(values);
}

async function storedList(media: MediaStore, sent: readonly unknown[], path: string): Promise<string[]> {
  const addresses: string[] = [];
  // One after the other: pictures are large, and so is the work of encoding them.
  for (const [index, picture] of sent.entries()) {
    addresses.push(await pictureAddress(media, String(picture), `${path}.${index}`));
  }
  return addresses;
}
