import {
  type Configuration,
  type EntityManager,
  PostgreSqlDriver,
  PostgreSqlNativeQueryBuilder,
  PostgreSqlPlatform,
} from '@mikro-orm/postgresql';
import type { PeriodicTask } from '../periodic-task.ts';
import { DatabaseConnection } from './connection.ts';
import type { DatabaseMembers } from './database-members.ts';
import type { Probe } from './readiness.ts';
import type { Replicas } from './replicas/replicas.ts';

/**
 * Query builder that locks rows against changes, but not against new references. Keys never change, so inserting a
 * cart line need not wait for an order that has locked the item. Deletions still wait for both.
 */
class QueryBuilder extends PostgreSqlNativeQueryBuilder {
  protected override addLockClause(): void {
    super.addLockClause();
    const index = this.parts.indexOf('for update');
    if (index >= 0) this.parts[index] = 'for no key update';
  }
}

class Platform extends PostgreSqlPlatform {
  override createNativeQueryBuilder(): PostgreSqlNativeQueryBuilder {
    return new QueryBuilder(this);
  }
}

/** MikroORM's driver with connections that reserve a share of the pool for reads. */
export class DatabaseDriver extends PostgreSqlDriver {
  protected override readonly connection: DatabaseConnection;
  protected override readonly platform = new Platform();
  /** Replicas of this primary. Null if there are none, or if this is itself a replica. */
  readReplicas: Replicas | null = null;
  isReplica = false;
  /** Periodic check of this primary. Null if it has only one host and no replicas. */
  watch: { readonly probe: Probe; readonly task: PeriodicTask } | null = null;
  /** Database servers of the settings. Null if this is a replica. */
  members: DatabaseMembers | null = null;

  constructor(config: Configuration) {
    super(config);
    this.connection = new DatabaseConnection(config);
  }

  override async close(force?: boolean): Promise<void> {
    await this.watch?.task.stop();
    await Promise.all([
      this.watch?.probe.close(),
      this.members?.close(),
      this.readReplicas?.close(force),
      super.close(force),
    ]);
  }
}

/** Returns the driver of an entity manager created by `openDatabase`. */
export function driverOf(em: EntityManager): DatabaseDriver {
  const driver = em.getDriver();
  if (driver instanceof DatabaseDriver) return driver;
  throw new TypeError('the database was opened without its driver');
}
