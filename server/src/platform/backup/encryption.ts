import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './manifest.ts';

/**
 * Base-2 logarithm of scrypt's work factor. It needs 32 MB of memory and 0.1 s. The default of the library needs
 * 256 MB and blocks the process for a second. Keys have at least 20 characters.
 */
const scryptWorkFactor = 15;

/** First bytes of an encrypted file. */
export const encryptedPrefix = 'age-encryption.org/v1';

/** Encrypts a stream with a passphrase, in the format of age (https://age-encryption.org). */
export async function encrypt(content: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(key);
  encrypter.setScryptWorkFactor(scryptWorkFactor);
  return Readable.from(await encrypter.encrypt(webStreamOf(content)));
}

/** Decrypts a stream. Throws a `BackupError` if the key is missing or wrong. */
export async function decrypt(content: Readable, key: string | undefined): Promise<Readable> {
  if (!key) throw new BackupError('BACKUP_KEY: is required, because the backup is encrypted');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  try {
    return Readable.from(await decrypter.decrypt(webStreamOf(content)));
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('no identity matched'))
      throw new BackupError('BACKUP_KEY: is not the key that the backup was encrypted with', { cause: error });
    throw error;
  }
}

/** Converts a stream. The types of `Readable.toWeb` differ from the global type that the library uses. */
function webStreamOf(content: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = content[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      content.destroy();
    },
  });
}
