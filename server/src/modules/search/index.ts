import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { forgetSearchMisses } from './search-misses.ts';
import { SearchResolver, StockNumbersResolver } from './search.resolver.ts';

export const searchResolvers = [SearchResolver, StockNumbersResolver] as const;

export const searchJobs: readonly JobHandler[] = [forgetSearchMisses];
