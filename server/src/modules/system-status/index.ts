import { pageFields } from '../../kernel/input/page.ts';
import { defineModule } from '../../kernel/module.ts';
import { deleteExpiredStatusRecords } from './delete-expired.job.ts';
import { FailedJobPage } from './failed-jobs.ts';
import { SystemStatusResolver } from './system-status.resolver.ts';

export const systemStatusModule = defineModule({
  resolvers: [SystemStatusResolver, pageFields(FailedJobPage)],
  jobs: [deleteExpiredStatusRecords],
});
