import { type RequestContext, UserRole } from '../kernel/use-cases/context.ts';
import { budgetHeaders } from '../kernel/use-cases/cost-budget.ts';

/** What a list costs of the caller's budget, which GraphQL spends too: its rows are cheaper here, and come by the thousand. */
const unchanged = 1;
const pageOf = (size: number): number => 4 + Math.ceil(size / 10);
const thousandRows = 20;

/** Pays for one list. Administrators pay nothing. */
export interface ListBill {
  /** What every answer costs, also one that says that nothing has changed. */
  asked(): void;
  page(size: number): void;
  /** A whole list, whose length nobody knows before its end: the first thousand rows of it. */
  whole(): void;
  /**
   * The further rows of a whole list as they are read: paid for by the thousand, by whoever has them read. Others who take
   * the same text at the same time cost no reading.
   */
  rows(rows: AsyncIterable<unknown>): AsyncIterable<unknown>;
  /** How the budget stands. */
  headers(): Record<string, string>;
}

const nothing = (): void => undefined;
const free: ListBill = { asked: nothing, page: nothing, whole: nothing, rows: (rows) => rows, headers: () => ({}) };

/** Each part throws INVALID_REQUEST 429 (reason BUDGET_EXCEEDED) when the budget is used up. Parts that have begun run to their end. */
export function listBill(ctx: RequestContext): ListBill {
  if (ctx.actor?.role === UserRole.ADMINISTRATOR) return free;
  const { costBudgets } = ctx.services;
  return {
    // Visitors have paid it already, before anything was read (visitor-charges.ts).
    asked: () => void (ctx.actor && costBudgets.spend(ctx, unchanged)),
    page: (size) => void costBudgets.spend(ctx, pageOf(size)),
    whole: () => void costBudgets.spend(ctx, thousandRows),
    rows: (rows) => charged(rows, () => costBudgets.charge(ctx, thousandRows)),
    headers: () => budgetHeaders(costBudgets.of(ctx)),
  };
}

/** The same rows; the first thousand is paid for, each further one when it begins. */
async function* charged(rows: AsyncIterable<unknown>, chargeThousand: () => void): AsyncGenerator<unknown> {
  let sent = 0;
  for await (const row of rows) {
    if (sent > 0 && sent % 1_000 === 0) chargeThousand();
    sent++;
    yield row;
  }
}
