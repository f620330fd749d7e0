import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const publicIdLength = 10;
/** Length of the secret in characters. This corresponds to more than 256 bits. */
const secretLength = 43;

const randomText = (length: number, radix: number): string =>
  Array.from({ length }, () => digits.charAt(randomInt(radix))).join('');

/** Returns the public part of a new API key, which identifies the key. */
export const newPublicId = (): string => randomText(publicIdLength, 36);

/** Returns the secret part of a new API key. */
export const newSecret = (): string => randomText(secretLength, digits.length);

/** Returns the complete API key as sent by clients. */
export const keyText = ({ publicId, secret }: KeyParts): string => `fk_${publicId}_${secret}`;

/** Returns the hash of a secret, as stored in the database. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Compares a secret with a hash in constant time. */
export const isSecretOf = (secret: string, hash: Buffer): boolean => timingSafeEqual(hashOf(secret), hash);

export interface KeyParts {
  readonly publicId: string;
  readonly secret: string;
}

/** Returns whether a token looks like an API key. */
export const isKeyText = (token: string): boolean => token.startsWith('fk_');

const keyPattern = /^fk_([0-9a-z]{10})_([0-9A-Za-z]{43})$/;

/** Returns the parts of an API key. Null if the token does not have the format of a key. */
export function partsOf(token: string): KeyParts | null {
  const [, publicId, secret] = keyPattern.exec(token) ?? [];
  return publicId !== undefined && secret !== undefined ? { publicId, secret } : null;
}

/**
 * Matches strings that look like a key, including incomplete keys. The match must be at the start of a word. Within a
 * word, such as a cursor, a match would be a coincidence.
 */
const lookalike = /(?:(?<![\w.-])|(?<=%[0-9a-f]{2}))fk(?:_|%5f)([0-9a-z]{1,40})(?:_|%5f)[0-9a-z]{8,}/gi;

const firstLookalike = new RegExp(lookalike.source, 'i');

/** Returns the text without the secrets of API keys. */
export const withoutKeys = (text: string): string => text.replace(lookalike, 'fk_$1_…');

/** Exposed API key: its position in a URL, and its public ID. */
export interface ExposedKey {
  /** `path`, or the name of the query parameter. */
  readonly place: string;
  readonly publicId: string;
}

/** Finds an API key in the path or a parameter of a URL. Undefined if there is none. */
export function keyInAddress(url: string): ExposedKey | undefined {
  const [path = '', query = ''] = url.split('?', 2);
  // Parameters are checked both as sent and decoded once. Double encoding is not checked.
  const parts: [string, string][] = [['path', path], ...new URLSearchParams(query)];
  for (const [name, text] of parts) {
    const [, publicId] = firstLookalike.exec(text) ?? [];
    if (publicId !== undefined) return { place: withoutKeys(name), publicId };
  }
  return undefined;
}
