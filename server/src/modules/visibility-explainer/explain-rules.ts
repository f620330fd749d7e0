import { isClosedTo } from '../../kernel/use-cases/access.ts';
import type { RequestContext, UserRole } from '../../kernel/use-cases/context.ts';
import {
  accountOutcomes,
  accountRules,
  RemedyPlace,
  type RuleOutcome,
  type ViewingRule,
} from '../accounts/visibility/index.ts';
import { type StockViewRule, ViewStage } from './stock-view.type.ts';

/** A rule as it came out, before it is known which one decides. */
export type Told = Omit<StockViewRule, 'isDeciding'>;

/** Rules with what became of them, in words. */
export const told = (
  stage: ViewStage,
  rules: readonly Omit<ViewingRule, 'condition' | 'fact'>[],
  outcomes: readonly RuleOutcome[],
): Told[] =>
  rules.map(({ name, says, ways = [], remedy }, place) => {
    const outcome = outcomes[place];
    return {
      stage,
      name,
      says,
      isMet: outcome?.isMet ?? false,
      fact: outcome?.fact ?? null,
      ways: ways.map((way, at) => ({ name: way.name, says: way.says, isMet: outcome?.ways[at]?.isMet ?? false })),
      remedy: remedy ?? null,
    };
  });

const openShop = {
  name: 'OPEN',
  says: 'The shop is open to them',
  remedy: { place: RemedyPlace.MAINTENANCE, text: 'End the maintenance.' },
};

/** What stands before any stock: the house, and the account. */
export async function toldOfAccess(
  { em, closure }: RequestContext,
  user: { readonly id: number; readonly role: UserRole } | null,
): Promise<Told[]> {
  const isOpen = !isClosedTo(user?.role ?? null, closure);
  const shop = told(ViewStage.HOUSE, [openShop], [{ isMet: isOpen, fact: closure?.message ?? null, ways: [] }]);
  return user ? [...shop, ...told(ViewStage.ACCOUNT, accountRules, await accountOutcomes(em, user.id))] : shop;
}

/** Each rule once, and the first that is not met marked as the one that decides. */
export function withDeciding(rules: readonly Told[]): StockViewRule[] {
  const once = rules.filter(({ name }, place) => rules.findIndex((other) => other.name === name) === place);
  const first = once.find(({ isMet }) => !isMet);
  return once.map((rule) => ({ ...rule, isDeciding: rule === first }));
}
