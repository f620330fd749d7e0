import type { MediaStore } from '../../../kernel/use-cases/services.ts';
import type { StockType } from '../stock-type.ts';
import { pictureAddress } from './sent-picture.ts';

/** Names of a type's fields that hold pictures. */
export const picturesOf = ({ fields }: StockType): readonly string[] =>
  fields.filter(({ value }) => value.isPicture).map(({ name }) => name);

/**
 * What is given of a piece, with the addresses of the pictures in place of pictures that were sent themselves. `names` are
 * the fields that hold pictures. Slow: to be called before the transaction. Throws INVALID_REQUEST naming the field below
 * `path`.
 */
export async function storedPictures<T extends object>(
  media: MediaStore,
  names: readonly string[],
  given: T,
  path: string,
): Promise<T> {
  const stored = new Map<string, string | string[]>();
  for (const name of names) {
    const sent: unknown = Reflect.get(given, name);
    if (typeof sent === 'string') stored.set(name, await pictureAddress(media, sent, `${path}.${name}`));
    if (Array.isArray(sent)) stored.set(name, await storedList(media, sent, `${path}.${name}`));
  }
  return { ...given, ...Object.fromEntries(stored) };
}

async function storedList(media: MediaStore, sent: readonly unknown[], path: string): Promise<string[]> {
  const addresses: string[] = [];
  // One after the other: pictures are large, and so is the work of encoding them.
  for (const [index, picture] of sent.entries()) {
    addresses.push(await pictureAddress(media, String(picture), `${path}.${index}`));
  }
  return addresses;
}
