import type { TableOf } from '../../platform/database/statements/column-types.ts';
import type { ownTables } from '../../platform/database/statements/own-tables.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';
import type { AuditAction, AuditPart } from './audit-words.ts';

/** Words of which entries have no others. */
interface AuditWords {
  readonly part: AuditPart;
  readonly action: AuditAction;
}

/** Statements of this module name the table that the database itself writes, and accounts. */
interface AuditDatabase extends AccountsTables {
  audit_entry: TableOf<(typeof ownTables)['audit_entry'], AuditWords>;
}

export const { queryIn, columnsOf, conditionsOn } = statementsOver<AuditDatabase>();
