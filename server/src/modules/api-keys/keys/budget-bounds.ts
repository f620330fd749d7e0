import { invalid } from '../../../kernel/errors/errors.ts';
import type { BudgetSize } from '../../../kernel/use-cases/cost-budget.ts';

/** Limits for the budgets that administrators can set. */
export const budgetBounds = {
  limit: { min: 1_000, max: 10_000_000 },
  restorePerSecond: { min: 10, max: 100_000 },
} as const;

const maxRestoreSeconds = 3_600;

/** Throws INVALID_REQUEST if restoring the full budget would take longer than an hour. */
export function checkBudget({ limit, restorePerSecond }: BudgetSize, path: string): void {
  if (limit > restorePerSecond * maxRestoreSeconds) {
    throw invalid(`${path}.restorePerSecond`, 'must be high enough to restore the limit within an hour');
  }
}

/** Budget of keys for which no administrator has set a budget. */
export const defaultBudget: BudgetSize = { limit: 50_000, restorePerSecond: 1_000 };

/** Returns the budget of a key: the given values, or the default budget if they are null. */
export const budgetOf = (limit: number | null, restorePerSecond: number | null): BudgetSize =>
  limit === null || restorePerSecond === null ? defaultBudget : { limit, restorePerSecond };
