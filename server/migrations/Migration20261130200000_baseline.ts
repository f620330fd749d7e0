import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Migration } from '@mikro-orm/migrations';

const folder = path.join(import.meta.dirname, 'baseline');

/**
 * Creates the schema and the default rows of release 0.1.0 from the files in `baseline`, in the order of their names.
 * Replaces the 95 migrations of earlier development versions.
 */
export class Migration20261130200000_baseline extends Migration {
  override up(): void {
    for (const file of readdirSync(folder).sort()) this.addSql(readFileSync(path.join(folder, file), 'utf8'));
  }
}
