import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import type { StockImport } from '../../stock/files/index.ts';
import type { ImportConnection } from './import-connection.ts';

/** INVALID_REQUEST (409) error: another import of the same stock is running. */
export class StockBusy extends AppError {
  constructor({ name }: StockImport) {
    super('INVALID_REQUEST', {
      status: 409,
      details: [{ path: 'file', message: `another import of ${name} is running: try again when it has ended` }],
    });
  }
}

/**
 * Locks the stock of a type for one import. With REPLACE, concurrent imports would deactivate each other's items.
 * Imports for different vendors do not block each other. The lock is released when the connection closes. Throws
 * {@link StockBusy}.
 */
export async function claimStock(
  connection: ImportConnection,
  type: StockImport,
  vendor: string | null,
): Promise<void> {
  const all = sql`hashtext('stock-import'), hashtext(${type.name})`;
  const claimed =
    vendor === null
      ? await isClaimed(connection, sql`pg_try_advisory_lock(${all})`)
      : (await isClaimed(connection, sql`pg_try_advisory_lock_shared(${all})`)) &&
        (await isClaimed(
          connection,
          sql`pg_try_advisory_lock(hashtext(${`stock-import ${type.name}`}), hashtext(lower(${vendor})))`,
        ));
  if (!claimed) throw new StockBusy(type);
}

async function isClaimed(connection: ImportConnection, lock: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await connection.run(sql<{ claimed: boolean }>`select ${lock} as claimed`);
  return rows[0]?.claimed ?? false;
}
