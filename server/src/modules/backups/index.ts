import { defineModule } from '../../kernel/module.ts';
import { BackupRun } from './backup-run.entity.ts';
import { createNightlyBackup } from './nightly-backup.job.ts';

export { backupProblem, maxAgeHours } from './backup-problem.ts';
export { recordBackup } from './record-backup.ts';

export const backupsModule = defineModule({ entities: [BackupRun], jobs: [createNightlyBackup] });
