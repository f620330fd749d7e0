import {
  type Configuration,
  type PostgreSqlConnection,
  PostgreSqlDriver,
  PostgreSqlNativeQueryBuilder,
  PostgreSqlPlatform,
} from '@mikro-orm/postgresql';
import { DatabaseConnection } from './connection.ts';

/**
 * Locks rows against change, not against being pointed at: no key is ever changed, so a line of a cart need not wait for
 * the order that has just locked its stone. Deleting still waits for both.
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

/** MikroORM's driver with connections that share themselves out. */
export class DatabaseDriver extends PostgreSqlDriver {
  protected override readonly connection: DatabaseConnection;
  protected override readonly replicas: PostgreSqlConnection[];
  protected override readonly platform = new Platform();

  constructor(config: Configuration) {
    super(config);
    this.connection = new DatabaseConnection(config);
    this.replicas = this.createReplicas((options) => new DatabaseConnection(config, options, 'read'));
  }
}
