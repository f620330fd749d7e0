import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AppError } from '../../../kernel/errors/errors.ts';
import { User } from './user.entity.ts';

interface FindOptions {
  /** With the password's hash, which is left out otherwise. */
  withHash?: boolean;
  /** For a change: others of the same user wait until the transaction ends. */
  lock?: boolean;
}

/** The user with this e-mail address, in any case of letters. Throws USER_NOT_FOUND. */
export async function findByEmail(
  em: EntityManager,
  email: string,
  { withHash = false, lock = false }: FindOptions = {},
): Promise<User> {
  const user = await em.findOne(
    User,
    { email },
    { ...(withHash ? { populate: ['passwordHash'] } : {}), ...(lock ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {}) },
  );
  if (!user) {
    throw new AppError('USER_NOT_FOUND', {
      details: [{ path: 'email', message: 'is not registered' }],
      explanation: 'Nobody is registered under this address. Check how it is written, or register.',
    });
  }
  return user;
}
