import { type EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../kernel/errors/errors.ts';
import { flushUnique } from '../../../kernel/use-cases/transaction.ts';
import type { AddressInput } from './address.input.ts';
import { addAddress } from './save-address.ts';
import { User } from './user.entity.ts';

interface NewUser {
  readonly email: string;
  readonly passwordHash: string;
  readonly businessTypeId: number;
  /** The first address is the primary one. */
  readonly addresses: readonly AddressInput[];
}

/** Creates a user who is not yet confirmed or approved. Throws EMAIL_ALREADY_EXISTS. */
export async function createUser(em: EntityManager, { addresses, ...fields }: NewUser): Promise<User> {
  const user = em.create(User, fields);
  await flushUnique(em, () => new AppError('EMAIL_ALREADY_EXISTS'));
  for (const address of addresses) addAddress(em, user, address);
  await em.flush();
  return user;
}
