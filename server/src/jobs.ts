import type { JobHandler } from './kernel/job.ts';

/** Everything that is done outside requests. */
export const jobHandlers: readonly JobHandler[] = [];
