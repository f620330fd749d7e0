import { AppError } from '../../kernel/errors/errors.ts';
import type { CostBudgets } from '../../kernel/use-cases/cost-budget.ts';
import type { SecurityLog } from '../../kernel/use-cases/security-log.ts';
import type { RateLimits } from '../../kernel/use-cases/services.ts';

const unknownClient = { browser: null, requestId: '' };

/** Wraps rate limits so that an entry is written to the security log when a limit is exceeded. */
export const withSecurityLog = (limits: RateLimits, log: SecurityLog): RateLimits => ({
  async consume(limit, caller) {
    try {
      await limits.consume(limit, caller);
    } catch (error) {
      if (error instanceof AppError && error.reason === 'RATE_LIMITED') {
        const refusal = { kind: 'rateLimited', reason: limit, email: caller.email || null } as const;
        await log.refused(refusal, { ...unknownClient, ip: caller.ip });
      }
      throw error;
    }
  },
  refund: (limit, caller) => limits.refund(limit, caller),
});

/** Wraps cost budgets so that an entry is written to the security log when a budget is exceeded. */
export const loggedBudgets = (budgets: CostBudgets, log: SecurityLog): CostBudgets => ({
  of: (owner) => budgets.of(owner),
  charge: (owner, cost) => budgets.charge(owner, cost),
  spend(owner, cost) {
    try {
      return budgets.spend(owner, cost);
    } catch (error) {
      if (error instanceof AppError && error.reason === 'BUDGET_EXCEEDED') {
        // Need not be awaited, because `refused` never throws.
        const { actor, key } = owner;
        const caller = { userId: actor?.id ?? null, keyPublicId: key?.publicId ?? null };
        const refusal = { kind: 'rateLimited', reason: 'cost', ...caller } as const;
        void log.refused(refusal, { ...unknownClient, ip: owner.request.ip });
      }
      throw error;
    }
  },
});
