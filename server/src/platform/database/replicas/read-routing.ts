import type { MikroORM } from '@mikro-orm/postgresql';
import { Counter } from '@prometheus-io/client';
import type { Reader } from '../../../kernel/use-cases/context.ts';
import { Loaders } from '../../../kernel/use-cases/loaders.ts';
import { registry } from '../../metrics/registry.ts';
import { loadersWith, revisionsOf } from '../change-marks.ts';
import { databaseFault } from '../database-fault.ts';
import { driverOf } from '../driver.ts';
import type { Replicas } from './replicas.ts';

/*
 * This module selects the server for each read. All reads use the primary, with two exceptions: reads that request a
 * replica (`fromReplica`), and whole requests while the primary is unavailable (`openReader`). See
 * docs/decisions/0105.
 */

const reads = new Counter({
  name: 'facet_database_reads_total',
  help: 'Lists, items and exports by the server they were read from. Counted if there are replicas.',
  labelNames: ['server'],
  registers: [registry],
});

/**
 * Returns the same context with a connection to a replica, for reads from tables whose changes are marked
 * (`mark_change`). The replica contains all changes that the primary contained when the request read its revisions,
 * so the result is the same. Returns the context itself if no replica has caught up, in a transaction, and after a
 * command in the same request.
 */
export async function fromReplica<C extends Reader>(ctx: C): Promise<C> {
  if (ctx.em.isInTransaction()) return ctx;
  const replicas = driverOf(ctx.em).readReplicas;
  if (!replicas) return ctx;
  const revisions = await revisionsOf(ctx);
  const { position } = revisions;
  const em = position === null || ctx.loaders.hasChanged ? null : await replicas.upTo(position);
  reads.inc({ server: em ? 'replica' : 'primary' });
  return em ? { ...ctx, em, loaders: loadersWith(revisions) } : ctx;
}

/**
 * Opens the connection for a request: to the primary, or to the newest replica while the primary is unavailable. In
 * the latter case, the whole request reads from the replica, and its changes are rejected with 503 UNAVAILABLE.
 */
export async function openReader(orm: MikroORM): Promise<Reader> {
  const reader = { em: orm.em.fork(), loaders: new Loaders() };
  const replicas = driverOf(orm.em).readReplicas;
  if (!replicas || !(await isPrimaryMissing(orm, reader, replicas))) return reader;
  const em = await replicas.newest();
  return em ? { em, loaders: new Loaders() } : { em: reader.em, loaders: new Loaders() };
}

async function isPrimaryMissing(orm: MikroORM, reader: Reader, replicas: Replicas): Promise<boolean> {
  if (replicas.isPrimaryMissing) return true;
  // A request that waits for the primary notices immediately when the periodic check finds that it is missing.
  const isLost = replicas.loss.then(() => true);
  try {
    return await Promise.race([revisionsOf(reader).then(() => false), isLost]);
  } catch (error) {
    if (!databaseFault(error)) throw error;
    const { watch } = driverOf(orm.em);
    const isMissing = async () => watch !== null && (await watch.probe.check()).kind === 'missing';
    return Promise.race([isMissing(), isLost]);
  }
}
