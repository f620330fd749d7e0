import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { SearchResolver, StockNumbersResolver } from './search.resolver.ts';
import { forgetSearchMisses } from './search-misses.ts';

export const searchResolvers = [SearchResolver, StockNumbersResolver] as const;

export const searchJobs: readonly JobHandler[] = [forgetSearchMisses];
