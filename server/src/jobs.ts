import type { JobHandler } from './kernel/job.ts';
import { catalogueJobs } from './modules/catalogue/index.ts';
import { emailsJobs } from './modules/emails/index.ts';
import { forgetChangeMarks } from './platform/change-marks.ts';
import { forgetIdempotencyKeys } from './platform/idempotency.ts';

/** Everything that is done outside requests. */
export const jobHandlers: readonly JobHandler[] = [
  forgetChangeMarks,
  forgetIdempotencyKeys,
  ...catalogueJobs,
  ...emailsJobs,
];
