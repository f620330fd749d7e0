import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { lazily } from '../../kernel/values/lazily.ts';

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

/** Parameters that OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const hashBytes = 32;

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** Returns the hash as a PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await derive('argon2id', { message: password, nonce, tagLength: hashBytes, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(hash)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Returns whether a password matches a hash, using the parameters of that hash. Invalid hashes match no password. */
export async function verifyPassword(password: string, hashed: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = phc.exec(hashed) ?? [];
  if (!salt || !hash) return false;
  const expected = Buffer.from(hash, 'base64');
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(actual, expected);
}

/** Loaded lazily, because the dictionaries are large and only some processes check passwords. */
const judge = lazily(async () => {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    // With the default of 100, a single password could block the process for several seconds.
    l33tMaxSubstitutions: 3,
  });
});

/** Lowest accepted zxcvbn score (0 to 4): 3 means at least 10^8 guesses. */
const lowestScore = 3;

/**
 * Number of characters that are scored. Scoring time grows quickly with the length, and a strong beginning is
 * sufficient.
 */
const scoredLength = 32;

/** Jewelry terms, which attackers would try first. */
const tradeWords = [
  'facet',
  'diamond',
  'diamonds',
  'jewel',
  'jewels',
  'jeweller',
  'jewellery',
  'jewelry',
  'carat',
  'brilliant',
];

/**
 * Returns the reason why a new password is weak, as the end of a sentence. Null if it is strong enough. `userTexts`
 * contains words that an attacker would try first: email address, names, company, brand.
 */
export async function passwordWeakness(password: string, userTexts: readonly string[]): Promise<string | null> {
  const phrases = userTexts
    .flatMap((text) => {
      const parts = text.split(/[^\p{L}\p{N}]+/u);
      return [text, parts.join(''), ...parts];
    })
    .filter((phrase) => phrase.length > 2);
  const { score } = (await judge()).check(password.slice(0, scoredLength), [...phrases, ...tradeWords]);
  return score < lowestScore ? 'is too easy to guess: choose a less common password' : null;
}
