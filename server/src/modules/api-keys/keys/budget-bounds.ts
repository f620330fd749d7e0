import { invalid } from '../../../kernel/errors/errors.ts';
import type { Allowance } from '../../../kernel/use-cases/cost-budget.ts';

/** What administrators may give a key. */
export const budgetBounds = {
  limit: { min: 1_000, max: 10_000_000 },
  restorePerSecond: { min: 10, max: 100_000 },
} as const;

const longestSeconds = 3_600;

/** Throws INVALID_REQUEST for a budget that does not come back within an hour. */
export function checkBudget({ limit, restorePerSecond }: Allowance, path: string): void {
  if (limit > restorePerSecond * longestSeconds) {
    throw invalid(`${path}.restorePerSecond`, 'must be enough for the limit to come back within an hour');
  }
}

/** What may be spent with a key for which nobody has said anything else. */
export const usualBudget: Allowance = { limit: 50_000, restorePerSecond: 1_000 };

/** What may be spent with a key. Null: as usual. */
export const budgetOf = (limit: number | null, restorePerSecond: number | null): Allowance =>
  limit === null || restorePerSecond === null ? usualBudget : { limit, restorePerSecond };
