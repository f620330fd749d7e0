import type { EntityManager } from '@mikro-orm/postgresql';
import { invalid } from '../../../kernel/errors/errors.ts';
import { Secret } from '../../../kernel/input/field-rules.ts';
import { AddRule, all } from '../../../kernel/input/rules.ts';
import type { Services } from '../../../kernel/use-cases/services.ts';
import { hashPassword, passwordWeakness } from '../../../platform/sign-in/passwords.ts';
import { queryIn } from '../database.ts';

/** Maximum number of characters, which limits the time needed for hashing. */
const maxLength = 200;
const minLength = 8;

/** Decorates an input field for a new password. {@link hashNewPassword} checks its strength. */
export const NewPassword = (): PropertyDecorator =>
  all(
    Secret(),
    AddRule({
      keywords: {},
      documented: { minLength, maxLength },
      message: 'is not a valid password',
    }),
  );

/** Configuration used for password checks. */
export interface PasswordRules {
  readonly config: Pick<Services['config'], 'brandName'>;
}

/** Owner of a new password. The password must not be built from the owner's email address or names. */
interface PasswordOwner {
  readonly email: string;
  readonly names?: readonly (string | null | undefined)[];
}

/**
 * Hashes a new password. Throws INVALID_REQUEST naming `path` if it is too short, too long or common. Also throws it
 * if the password is built from the owner's email address or names, or from the brand.
 */
export async function hashNewPassword(
  { config }: PasswordRules,
  password: string,
  path: string,
  { email, names = [] }: PasswordOwner,
): Promise<string> {
  if (password.length < minLength) throw invalid(path, `must have at least ${minLength} characters`);
  if (password.length > maxLength) throw invalid(path, `must have at most ${maxLength} characters`);
  const guessable = [email, config.brandName, ...names.flatMap((name) => name ?? [])];
  const weakness = await passwordWeakness(password, guessable);
  if (weakness) throw invalid(path, weakness);
  return hashPassword(password);
}

/** Returns the names in a user's addresses, for {@link hashNewPassword}. */
export async function namesOf(em: EntityManager, userId: number): Promise<string[]> {
  const rows = await queryIn(em, { type: 'write' })
    .selectFrom('user_address')
    .select(['first_name', 'last_name', 'company'])
    .where('user_id', '=', userId)
    .execute();
  return rows.flatMap(({ first_name, last_name, company }) => [
    `${first_name} ${last_name}`,
    ...(company ? [company] : []),
  ]);
}
