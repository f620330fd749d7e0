import type { CompiledQuery } from 'kysely';

/** What statements of a transaction are run by: a command's entity manager, or a connection lent for long. */
export interface Transaction {
  getKysely(): { executeQuery<Row>(query: CompiledQuery<Row>): Promise<{ readonly rows: Row[] }> };
}
