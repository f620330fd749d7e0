import type { JobHandler } from './kernel/job.ts';
import { catalogueJobs } from './modules/catalogue/index.ts';
import { emailsJobs } from './modules/emails/index.ts';
import { countChangeMarks } from './platform/change-marks.ts';
import { forgetIdempotencyKeys } from './platform/idempotency.ts';

/** Everything that is done outside requests. */
export const jobHandlers: readonly JobHandler[] = [
  countChangeMarks,
  forgetIdempotencyKeys,
  ...catalogueJobs,
  ...emailsJobs,
];
