import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../kernel/errors/errors.ts';
import { User } from './user.entity.ts';

/** Only approved users can have stock reserved for them. Throws USER_NOT_FOUND naming `path`. */
export async function requireApprovedUser(em: EntityManager, id: number, path: string): Promise<void> {
  if (await em.findOne(User, { id, isApproved: true }, { fields: ['id'] })) return;
  throw new AppError('USER_NOT_FOUND', { details: [{ path, message: 'there is no such approved user' }] });
}
