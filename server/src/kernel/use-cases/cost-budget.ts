/** What there is to spend: `limit` at once, restoring so much each second. */
export interface Allowance {
  readonly limit: number;
  readonly restorePerSecond: number;
}

/** What a caller may still spend on reading. It restores by itself, up to the limit. */
export interface CostBudget {
  readonly limit: number;
  readonly remaining: number;
  readonly restorePerSecond: number;
}

/** Budgets of callers: of each user, of each key, and of each address that nobody has signed in from. */
export interface CostBudgets {
  of(caller: BudgetOwner): CostBudget;
  /** Spends the cost and returns the rest of the budget. Throws INVALID_REQUEST 429 (reason BUDGET_EXCEEDED) and spends nothing if the rest is too small. */
  spend(caller: BudgetOwner, cost: number): CostBudget;
  /** Takes what has been used already, also where it is more than there is: callers pay it back before they get more. */
  charge(caller: BudgetOwner, cost: number): void;
}

/** Who pays. */
export interface BudgetOwner {
  readonly actor: { readonly id: number } | null;
  /** Pays in the place of the actor. */
  readonly observer: { readonly id: number } | null;
  /** Pays for itself, what it may: nobody's programs use up what their owner has. Left out: there is none. */
  readonly key?: { readonly id: number; readonly publicId: string; readonly budget: Allowance } | null;
  readonly request: { readonly ip: string };
}

/** How a budget stands, as headers of an answer. */
export const budgetHeaders = ({ limit, remaining, restorePerSecond }: CostBudget) => ({
  'RateLimit-Policy': `"cost";q=${limit};w=${limit / restorePerSecond}`,
  RateLimit: `"cost";r=${remaining};t=${Math.ceil((limit - remaining) / restorePerSecond)}`,
});
