import type { JobHandler } from '../../../kernel/use-cases/job.ts';
import { queryIn } from '../database.ts';
import { oldestDay } from './read-usage.ts';

/** Forgets what was done with keys longer ago than the account page shows. */
export const forgetKeyUsage: JobHandler = {
  queue: 'api-keys.forget-usage',
  schedule: '41 3 * * *',
  async handle({ em }) {
    await queryIn(em).deleteFrom('api_key_usage').where('day', '<=', oldestDay).execute();
  },
};
