import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Migration } from '@mikro-orm/migrations';
import { standardRows } from '../src/modules/page-settings/index.ts';

const folder = path.join(import.meta.dirname, 'baseline');

/**
 * Creates the schema of release 0.1.0 from the files in `baseline`, in the order of their names, and inserts the
 * default page settings. Replaces the 95 migrations of earlier development versions.
 */
export class Migration20261130200000_baseline extends Migration {
  override up(): void {
    for (const file of readdirSync(folder).sort()) this.addSql(readFileSync(path.join(folder, file), 'utf8'));
    const { pages, filters, options } = standardRows();
    this.fill('page_settings', pages);
    this.fill('page_filter', filters);
    this.fill('page_filter_option', options);
  }

  /** Inserts rows whose keys are column names. All rows must have the same keys. */
  private fill(table: string, rows: readonly object[]): void {
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    this.addSql(`
      insert into ${table} (${columns})
      select ${columns} from json_populate_recordset(null::${table}, $rows$${JSON.stringify(rows)}$rows$)`);
    this.addSql(`select setval('${table}_id_seq', ${rows.length})`);
  }
}
