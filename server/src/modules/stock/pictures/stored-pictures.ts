import type { MediaStore } from '../../../kernel/use-cases/services.ts';
import type { StockType } from '../stock-type.ts';
import { pictureAddress } from './sent-picture.ts';

/** Returns the names of the fields that contain pictures. */
export const picturesOf = ({ fields }: StockType): readonly string[] =>
  fields.filter(({ value }) => value.isPicture).map(({ name }) => name);

/**
 * Stores the uploaded pictures and returns the input with their URLs. `names` are the picture fields. Storing is
 * slow, so call this before the transaction. Throws INVALID_REQUEST with the path of the invalid field.
 */
export async function storedPictures<T extends object>(
  media: MediaStore,
  names: readonly string[],
  input: T,
  path: string,
): Promise<T> {
  const stored = new Map<string, string | string[]>();
  for (const name of names) {
    const sent: unknown = Reflect.get(input, name);
    if (typeof sent === 'string') stored.set(name, await pictureAddress(media, sent, `${path}.${name}`));
    if (Array.isArray(sent)) stored.set(name, await storedList(media, sent, `${path}.${name}`));
  }
  return { ...input, ...Object.fromEntries(stored) };
}

async function storedList(media: MediaStore, sent: readonly unknown[], path: string): Promise<string[]> {
  const addresses: string[] = [];
  // Pictures are stored one after another, because encoding large pictures requires much memory and CPU.
  for (const [index, picture] of sent.entries()) {
    addresses.push(await pictureAddress(media, String(picture), `${path}.${index}`));
  }
  return addresses;
}
