import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { AppError } from '../../kernel/errors/errors.ts';
import type { BudgetOwner, BudgetSize, CostBudget, CostBudgets } from '../../kernel/use-cases/cost-budget.ts';
import { networkOf } from '../network.ts';

/**
 * A list with its total and twelve facets, which the storefront requests after each click, costs 163. An anonymous
 * visitor can click every two seconds, or 30 times in a row. See docs/decisions/0011.
 */
const allowances = {
  user: { limit: 10_000, restorePerSecond: 200 },
  visitor: { limit: 5_000, restorePerSecond: 100 },
} satisfies Record<string, BudgetSize>;

/**
 * Returns the time in milliseconds until an empty budget is full again. A longer debt indicates that the database's
 * clock was set back.
 */
const longestDebtOf = ({ limit, restorePerSecond }: BudgetSize): number =>
  Math.ceil((limit * 1_000) / restorePerSecond);

/** Time after which spent amounts are shared with other processes, in milliseconds. */
const settleAfterMs = 500;

/** Maximum number of callers in memory. The budgets of other callers are read from the database again. */
const maxCallers = 50_000;

/** Unlimited budgets, for tests and load measurements. */
export const boundless: ProcessCostBudgets = {
  of: (owner) => budget(allowanceOf(owner), 0),
  spend: (owner) => budget(allowanceOf(owner), 0),
  charge: () => undefined,
  stop: () => Promise.resolve(),
};

/** Cost budgets in this process. Must be stopped before the process ends. */
export interface ProcessCostBudgets extends CostBudgets {
  stop(): Promise<void>;
}

/** Budget account of a caller. It only stores the time at which the budget will be full again. */
interface Account {
  /** Monotonic time of this process in milliseconds at which the budget is full. */
  wholeAt: number;
  /** Amount spent since the last database update, in milliseconds of restore time. */
  unsettled: number;
  /** Maximum time until the budget is full again. */
  longestDebt: number;
}

/**
 * Creates budgets that apply across processes without a query per request. Each process counts in memory. Twice a
 * second, one statement adds the amounts of all callers to the table `rate_limit` and reads the amounts of other
 * processes. A caller can therefore overdraw the budget within half a second, and then has to wait until it has been
 * restored. While the database is unavailable, each process counts separately.
 */
export function createCostBudgets(pool: Pool, log: Logger): ProcessCostBudgets {
  const accounts = new LRUCache<string, Account>({ max: maxCallers });
  const unsettled = new Map<string, Account>();
  let timer: NodeJS.Timeout | undefined;
  let settling: Promise<void> = Promise.resolve();

  const accountOf = (key: string, allowance: BudgetSize): Account => {
    const account = accounts.get(key) ?? { wholeAt: 0, unsettled: 0, longestDebt: 0 };
    account.longestDebt = longestDebtOf(allowance);
    accounts.set(key, account);
    return account;
  };

  const settle = async (): Promise<void> => {
    timer = undefined;
    const spent = [...unsettled].map(([key, account]) => ({
      key,
      account,
      ms: account.unsettled,
      longestDebt: account.longestDebt,
    }));
    unsettled.clear();
    for (const { account, ms } of spent) account.unsettled -= ms;
    try {
      for (const [key, owed] of await settleDebts(pool, spent)) {
        const account = accounts.get(key);
        if (account) account.wholeAt = performance.now() + owed + account.unsettled;
      }
    } catch (error) {
      log.warn({ err: error }, 'cost budgets are counted per process');
      if (unsettled.size > maxCallers) return;
      for (const { key, account, ms } of spent) {
        account.unsettled += ms;
        unsettled.set(key, account);
      }
    }
  };

  const take = (owner: BudgetOwner, cost: number): CostBudget => {
    const allowance = allowanceOf(owner);
    const key = budgetNameOf(owner);
    const account = accountOf(key, allowance);
    const now = performance.now();
    const ms = (cost * 1_000) / allowance.restorePerSecond;
    const owed = Math.max(account.wholeAt - now, 0) + ms;
    account.wholeAt = now + owed;
    account.unsettled += ms;
    unsettled.set(key, account);
    timer ??= setTimeout(() => {
      settling = settle();
    }, settleAfterMs).unref();
    return budget(allowance, owed);
  };

  return {
    of(owner) {
      const allowance = allowanceOf(owner);
      return budget(allowance, accountOf(budgetNameOf(owner), allowance).wholeAt - performance.now());
    },
    spend(owner, cost) {
      const allowance = allowanceOf(owner);
      const { limit, restorePerSecond } = allowance;
      const owed =
        Math.max(accountOf(budgetNameOf(owner), allowance).wholeAt - performance.now(), 0) +
        (cost * 1_000) / restorePerSecond;
      const most = (limit * 1_000) / restorePerSecond;
      if (owed > most) throw exhausted((owed - most) / 1_000);
      return take(owner, cost);
    },
    charge(owner, cost) {
      take(owner, cost);
    },
    async stop() {
      clearTimeout(timer);
      await settling;
    },
  };
}

/** Adds to the debts in the database and returns the current debts, in milliseconds of restore time. */
async function settleDebts(
  pool: Pool,
  spent: readonly { key: string; ms: number; longestDebt: number }[],
): Promise<[string, number][]> {
  // Sorted by key, so that two processes cannot deadlock.
  const sorted = [...spent].sort((a, b) => (a.key < b.key ? -1 : 1));
  // `expire` is the time at which the budget is full and the row can be deleted.
  const { rows } = await pool.query<{ key: string; owed: string }>(
    `insert into rate_limit (key, points, expire)
     select key, ms, (extract(epoch from now()) * 1000)::bigint + ms from unnest($1::text[], $2::int[]) as spent (key, ms)
     on conflict (key) do update set
       expire = excluded.points + least(
         greatest(rate_limit.expire, (extract(epoch from now()) * 1000)::bigint),
         (extract(epoch from now()) * 1000)::bigint
           + (select longest from unnest($1::text[], $3::int[]) as debt (key, longest) where debt.key = excluded.key))
     returning key, expire - (extract(epoch from now()) * 1000)::bigint as owed`,
    [sorted.map(({ key }) => key), sorted.map(({ ms }) => Math.ceil(ms)), sorted.map(({ longestDebt }) => longestDebt)],
  );
  return rows.map(({ key, owed }) => [key, Number(owed)]);
}

const allowanceOf = ({ actor, key }: BudgetOwner): BudgetSize =>
  key?.budget ?? (actor ? allowances.user : allowances.visitor);

/** Returns the name of the budget that is charged: the budget of an API key, user or IP address. */
export const budgetNameOf = ({ actor, observer, key, request }: BudgetOwner): string => {
  if (key) return `cost:key:${key.id}`;
  const payer = observer ?? actor;
  return payer ? `cost:user:${payer.id}` : `cost:ip:${networkOf(request.ip)}`;
};

const budget = ({ limit, restorePerSecond }: BudgetSize, owedMs: number): CostBudget => ({
  limit,
  restorePerSecond,
  remaining: Math.max(Math.floor(limit - (Math.max(owedMs, 0) * restorePerSecond) / 1_000), 0),
});

const exhausted = (seconds: number): AppError => {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  return new AppError('INVALID_REQUEST', {
    reason: 'BUDGET_EXCEEDED',
    retryAfterSeconds,
    details: [
      {
        path: '',
        message: `The cost of the request exceeds the remaining budget; try again in ${retryAfterSeconds} s.`,
      },
    ],
    explanation: `Your requests have exceeded the budget. Try again in ${retryAfterSeconds} seconds.`,
  });
};
