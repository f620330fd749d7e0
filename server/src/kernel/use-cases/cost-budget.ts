/** Size of a budget. `limit` is the maximum, and `restorePerSecond` is the refill rate. */
export interface BudgetSize {
  readonly limit: number;
  readonly restorePerSecond: number;
}

/** Remaining budget of a caller. It is refilled over time up to the limit. */
export interface CostBudget {
  readonly limit: number;
  readonly remaining: number;
  readonly restorePerSecond: number;
}

/** Cost budgets of all callers. Users and API keys each have one, and anonymous clients have one per IP address. */
export interface CostBudgets {
  of(caller: BudgetOwner): CostBudget;
  /**
   * Spends the cost and returns the remaining budget. Throws INVALID_REQUEST 429 (reason BUDGET_EXCEEDED) and spends
   * nothing if the remaining budget is too small.
   */
  spend(caller: BudgetOwner, cost: number): CostBudget;
  /**
   * Charges a cost that has already been incurred, even if the budget becomes negative. The caller then has to wait
   * until the budget has been refilled.
   */
  charge(caller: BudgetOwner, cost: number): void;
}

/** Caller whose budget is charged. */
export interface BudgetOwner {
  readonly actor: { readonly id: number } | null;
  /** Administrator who is charged in place of the impersonated actor. */
  readonly observer: { readonly id: number } | null;
  /**
   * API key that is charged in place of its owner, so that a client cannot use up the owner's budget. Omitted without
   * a key.
   */
  readonly key?: { readonly id: number; readonly publicId: string; readonly budget: BudgetSize } | null;
  readonly request: { readonly ip: string };
}

/** Returns the response headers that describe the state of a budget. */
export const budgetHeaders = ({ limit, remaining, restorePerSecond }: CostBudget) => ({
  'RateLimit-Policy': `"cost";q=${limit};w=${limit / restorePerSecond}`,
  RateLimit: `"cost";r=${remaining};t=${Math.ceil((limit - remaining) / restorePerSecond)}`,
});
