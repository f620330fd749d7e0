import { invalid } from '../../../kernel/errors/errors.ts';
import type { BudgetSize } from '../../../kernel/use-cases/cost-budget.ts';

/** Limits of the budgets that administrators can set. */
export const budgetBounds = {
  limit: { min: 1_000, max: 10_000_000 },
  restorePerSecond: { min: 10, max: 100_000 },
} as const;

const longestSeconds = 3_600;

/** Throws INVALID_REQUEST if a budget takes longer than an hour to be fully restored. */
export function checkBudget({ limit, restorePerSecond }: BudgetSize, path: string): void {
  if (limit > restorePerSecond * longestSeconds) {
    throw invalid(`${path}.restorePerSecond`, 'must be high enough to restore the limit within an hour');
  }
}

/** Budget of a key unless an administrator has set another one. */
export const defaultBudget: BudgetSize = { limit: 50_000, restorePerSecond: 1_000 };

/** Returns the budget of a key. Null: the default budget. */
export const budgetOf = (limit: number | null, restorePerSecond: number | null): BudgetSize =>
  limit === null || restorePerSecond === null ? defaultBudget : { limit, restorePerSecond };
