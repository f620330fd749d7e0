import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { AppError } from '../errors/errors.ts';

/** Writes what has changed. Where a value may be there only once and is taken, `refusal` makes the error. */
export async function flushUnique(
  em: EntityManager,
  refusal: (violation: UniqueConstraintViolationException) => AppError,
): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? refusal(error) : error;
  }
}
