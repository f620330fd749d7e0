import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const publicIdLength = 10;
/** More than 256 bits. */
const secretLength = 43;

const randomText = (length: number, radix: number): string =>
  Array.from({ length }, () => digits.charAt(randomInt(radix))).join('');

/** What identifies a key, and may be read by everybody. */
export const newPublicId = (): string => randomText(publicIdLength, 36);

/** What proves that a key is one's own. */
export const newSecret = (): string => randomText(secretLength, digits.length);

/** A key as programs send it. */
export const keyText = ({ publicId, secret }: KeyParts): string => `fk_${publicId}_${secret}`;

/** By what the table knows a secret. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Whether a secret is the one of a hash. Takes as long for every other one. */
export const isSecretOf = (secret: string, hash: Buffer): boolean => timingSafeEqual(hashOf(secret), hash);

/** What a key is made of. */
export interface KeyParts {
  readonly publicId: string;
  readonly secret: string;
}

/** Whether a token claims to be a key. */
export const isKeyText = (token: string): boolean => token.startsWith('fk_');

const written = /^fk_([0-9a-z]{10})_([0-9A-Za-z]{43})$/;

/** What a token that is written like a key is made of. */
export function partsOf(token: string): KeyParts | null {
  const [, publicId, secret] = written.exec(token) ?? [];
  return publicId !== undefined && secret !== undefined ? { publicId, secret } : null;
}

/**
 * What looks like a key, damaged or not: nobody reads the difference in time. It begins a word: in the middle of one, such as
 * a cursor, whose letters come as they come, it is chance.
 */
const lookalike = /(?:(?<![\w.-])|(?<=%[0-9a-f]{2}))fk(?:_|%5f)([0-9a-z]{1,40})(?:_|%5f)[0-9a-z]{8,}/gi;

const firstLookalike = new RegExp(lookalike.source, 'i');

/** A text without the secrets of keys that stand in it. */
export const withoutKeys = (text: string): string => text.replace(lookalike, 'fk_$1_…');

/** A key that stands where others may read it: in which part of an address, and what everybody may know of it. */
export interface ExposedKey {
  /** `path`, or the name of a parameter. */
  readonly place: string;
  readonly publicId: string;
}

/** The key that stands in an address, as a path or the value of a parameter. Undefined: there is none. */
export function keyInAddress(url: string): ExposedKey | undefined {
  const [path = '', query = ''] = url.split('?', 2);
  // Parameters are told as they are sent or decoded: whoever encodes twice means something else.
  const places: [string, string][] = [['path', path], ...new URLSearchParams(query)];
  for (const [place, text] of places) {
    const [, publicId] = firstLookalike.exec(text) ?? [];
    if (publicId !== undefined) return { place: withoutKeys(place), publicId };
  }
  return undefined;
}
