import type { MikroORM } from '@mikro-orm/postgresql';
import type { RequestHandler } from 'express';
import { unavailable } from '../../kernel/errors/errors.ts';
import { primaryOf } from '../database/database.ts';

/**
 * Turns requests away (503 UNAVAILABLE) before they have cost anything, while so many wait for the database that they
 * could only wait in vain.
 */
export const shedLoad = (orm: MikroORM): RequestHandler => {
  const connection = primaryOf(orm.em);
  return (_req, _res, next) => next(connection.isFull ? unavailable() : undefined);
};
