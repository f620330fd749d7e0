import type { BackupsTables } from '../../../generated/tables/backups.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';

/** Typed query builders for the backup runs and the accounts. */
export const { queryIn } = statementsOver<BackupsTables & AccountsTables>();
