import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { CompiledQuery } from 'kysely';
import type { AppError } from '../errors/errors.ts';

/** Executes statements in a transaction. Either the entity manager of a command or a reserved connection. */
export interface Transaction {
  getKysely(): { executeQuery<Row>(query: CompiledQuery<Row>): Promise<{ readonly rows: Row[] }> };
}

/** Flushes the changes. If a unique value already exists, throws the error returned by `refusal`. */
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
