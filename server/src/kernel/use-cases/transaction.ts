import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { CompiledQuery } from 'kysely';
import type { AppError } from '../errors/errors.ts';

/** Executes the statements of a transaction: a command's entity manager, or a reserved connection. */
export interface Transaction {
  getKysely(): { executeQuery<Row>(query: CompiledQuery<Row>): Promise<{ readonly rows: Row[] }> };
}

/** Flushes the changes. If a unique value is taken already, throws the error that `refusal` returns. */
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
