import type { JobHandler } from './kernel/job.ts';
import { forgetIdempotencyKeys } from './platform/idempotency.ts';

/** Everything that is done outside requests. */
export const jobHandlers: readonly JobHandler[] = [forgetIdempotencyKeys];
