import type { TableOf } from '../../../platform/database/statements/column-types.ts';
import { statementsOver } from '../../../platform/database/statements/statements.ts';
import type { FaultCode } from '../../stock/cells/index.ts';
import type { NoticeCode } from '../findings/finding.type.ts';

/** Temporary tables of an import. `import_row` also has a column for each imported field of the stock type. */
interface StagingTables {
  import_row: TableOf<{ row_number: 'int'; is_valid: 'boolean' }>;
  import_change: TableOf<{ row_number: 'int null'; id: 'int null'; is_changed: 'boolean'; is_held: 'boolean' }>;
  import_notice: TableOf<
    {
      row_number: 'int';
      field: 'text';
      value: 'text null';
      code: 'text';
      other: 'text null';
      is_in_file: 'boolean';
    },
    { code: NoticeCode }
  >;
  import_refusal: TableOf<
    { row_number: 'int'; column_name: 'text null'; value: 'text null'; code: 'text'; message: 'text' },
    { code: FaultCode }
  >;
}

/** Builds statements on the temporary tables with `staged.queryIn`. The connection of the import runs them. */
export const staged = statementsOver<StagingTables>();

export type StagingQuery = ReturnType<typeof staged.queryIn>;
