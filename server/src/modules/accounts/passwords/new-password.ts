import { invalid } from '../../../kernel/errors/errors.ts';
import { hashPassword, passwordWeakness } from '../../../platform/sign-in/passwords.ts';

/** Longer ones would only cost computing time. */
const longest = 200;
const shortest = 8;

/**
 * Hashes a password that somebody chooses. Throws INVALID_REQUEST naming `path` when it is too short, too long, common,
 * or made of what is known about them (`known`: e-mail address, names).
 */
export async function hashNewPassword(password: string, path: string, known: readonly string[]): Promise<string> {
  if (password.length < shortest) throw invalid(path, `must have at least ${shortest} characters`);
  if (password.length > longest) throw invalid(path, `must have at most ${longest} characters`);
  const weakness = await passwordWeakness(password, known);
  if (weakness) throw invalid(path, weakness);
  return hashPassword(password);
}
