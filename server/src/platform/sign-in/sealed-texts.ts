import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { SecretEncryption } from '../../kernel/use-cases/services.ts';
import type { Secrets } from './signed-payload.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts strings with AES-256-GCM (nonce, tag and ciphertext in one string). One key is derived from each secret.
 * The first key encrypts and all keys decrypt, so that keys can be rotated.
 */
export function createSealedTexts(secrets: Secrets): SecretEncryption {
  const keyFrom = (secret: string): Buffer => createHmac('sha256', secret).update('sealed texts').digest();
  const [first, ...others] = secrets;
  const sealingKey = keyFrom(first);
  const keys = [sealingKey, ...others.map(keyFrom)];

  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, sealingKey, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      for (const key of keys) {
        const text = decrypt(sealed, key);
        if (text !== null) return text;
      }
      return null;
    },
    isCurrent: (sealed) => decrypt(sealed, sealingKey) !== null,
  };
}

function decrypt(sealed: string, key: Buffer): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return null;
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    // The tag does not match: the string was encrypted with another key or is damaged.
    return null;
  }
}
