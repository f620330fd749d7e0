import type { BudgetOwner, CostBudgets } from '../../../kernel/use-cases/cost-budget.ts';
import type { KeyUsage } from '../../../kernel/use-cases/key-usage.ts';

/** The same budgets; what is taken of those of keys is kept account of. */
export function countedBudgets(budgets: CostBudgets, usage: KeyUsage): CostBudgets {
  const count = ({ key }: BudgetOwner, cost: number): void => {
    if (key) usage.cost(key.id, cost);
  };
  return {
    of: (owner) => budgets.of(owner),
    spend(owner, cost) {
      const left = budgets.spend(owner, cost);
      count(owner, cost);
      return left;
    },
    charge(owner, cost) {
      budgets.charge(owner, cost);
      count(owner, cost);
    },
  };
}
