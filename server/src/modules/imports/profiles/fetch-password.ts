import type { SealedColumn } from '../../../kernel/module.ts';
import { RemoteFailure } from '../../../kernel/use-cases/remote-servers/remote-files.ts';
import type { Services } from '../../../kernel/use-cases/services.ts';

/** Prefix of encrypted passwords. Older server versions stored passwords as plain text. */
const prefix = 'sealed:';

/** Column that stores the passwords. */
export const fetchPasswords: SealedColumn = { table: 'import_fetch', column: 'password_secret', prefix };

type Sealing = Pick<Services, 'sealedTexts'>;

/** Encrypts the password of a scheduled fetch for the database. */
export const sealFetchPassword = ({ sealedTexts }: Sealing, password: string): string =>
  `${prefix}${sealedTexts.seal(password)}`;

/** Decrypts a stored password. Throws a permanent {@link RemoteFailure} if none of the sealing keys can decrypt it. */
export function openFetchPassword({ sealedTexts }: Sealing, stored: string): string {
  if (!stored.startsWith(prefix)) return stored;
  const password = sealedTexts.open(stored.slice(prefix.length));
  if (password === null) {
    const message = 'The stored password cannot be decrypted with the current SEALING_KEYS. Enter the password again.';
    throw new RemoteFailure(message, true);
  }
  return password;
}
