import type { Request, RequestHandler } from 'express';
import type { BudgetOwner, CostBudgets } from './kernel/use-cases/cost-budget.ts';
import { budgetHeaders } from './kernel/use-cases/cost-budget.ts';

/** Minimum cost of an anonymous client's REST request. Lists cost more (see rest/send-listing.ts). */
const restCallCost = 1;

/**
 * Charges anonymous clients before any data is read. Signed-in users and API keys are charged per use case, as
 * documented.
 */
export class VisitorCharges {
  readonly #senderOf: (req: Request) => BudgetOwner;
  readonly #budgets: CostBudgets;

  constructor(senderOf: (req: Request) => BudgetOwner, budgets: CostBudgets) {
    this.#senderOf = senderOf;
    this.#budgets = budgets;
  }

  /**
   * Charges the sender of a request if the sender is an anonymous client. Throws INVALID_REQUEST 429 if the budget is
   * used up.
   */
  readonly charge = (req: Request, cost: number): void => {
    const sender = this.#senderOf(req);
    if (sender.actor === null) this.#budgets.spend(sender, cost);
  };

  /**
   * Charges the IP address of a request, even if the caller is signed in. Used for pages, which are the same for all
   * visitors. Throws the same error as `charge`.
   */
  readonly chargeAddress = (req: Request, cost: number): void => {
    this.#budgets.spend({ actor: null, observer: null, request: { ip: req.ip ?? '' } }, cost);
  };

  /** Middleware that charges REST requests. */
  readonly chargeForCall: RequestHandler = (req, res, next) => {
    const sender = this.#senderOf(req);
    if (sender.actor === null) {
      res.set(budgetHeaders(this.#budgets.of(sender)));
      res.set(budgetHeaders(this.#budgets.spend(sender, restCallCost)));
    }
    next();
  };
}
