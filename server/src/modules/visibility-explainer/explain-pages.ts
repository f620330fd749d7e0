import { coerceInputValue, type GraphQLSchema, isInputObjectType } from 'graphql';
import { sql } from 'kysely';
import type { ListCondition } from '../../kernel/lists/list-query.ts';
import { isClosedTo } from '../../kernel/use-cases/access.ts';
import type { RequestContext, UserRole } from '../../kernel/use-cases/context.ts';
import { type Viewer } from '../accounts/index.ts';
import {
  accountOutcomes,
  accountRules,
  RemedyPlace,
  type RuleOutcome,
  type VisibilityRule,
} from '../accounts/visibility/index.ts';
import type { ShownPage } from '../page-settings/index.ts';
import type { StockType } from '../stock/index.ts';
import { allOf, conditionsOf } from '../stock/lists/index.ts';
import { filterOf, type PageFilter, pageWords, type ShopPage } from '../stock/visibility/index.ts';
import { type StockViewPage, type StockViewRule, ViewStage } from './stock-view.type.ts';

/** Rule with its outcome, before the deciding rule is determined. */
type EvaluatedRule = Omit<StockViewRule, 'isDeciding'>;

/** Combines rules with their outcomes. Both lists must have the same order. */
export const withOutcomes = (
  stage: ViewStage,
  rules: readonly Omit<VisibilityRule, 'condition' | 'fact'>[],
  outcomes: readonly RuleOutcome[],
): EvaluatedRule[] =>
  rules.map(({ name, statement, alternatives = [], remedy }, index) => {
    const outcome = outcomes[index];
    return {
      stage,
      name,
      says: statement,
      isMet: outcome?.isMet ?? false,
      fact: outcome?.fact ?? null,
      ways: alternatives.map((alternative, at) => ({
        name: alternative.name,
        says: alternative.statement,
        isMet: outcome?.ways[at]?.isMet ?? false,
      })),
      remedy: remedy ?? null,
    };
  });

const openShop = {
  name: 'OPEN',
  statement: 'The shop is open to this viewer',
  remedy: { place: RemedyPlace.MAINTENANCE, text: 'End the maintenance.' },
};

/** Returns the outcomes of the rules that do not depend on an item: maintenance mode and account rules. */
export async function explainAccess(
  { em, closure }: RequestContext,
  user: { readonly id: number; readonly role: UserRole } | null,
): Promise<EvaluatedRule[]> {
  const isOpen = !isClosedTo(user?.role ?? null, closure);
  const shop = withOutcomes(ViewStage.HOUSE, [openShop], [{ isMet: isOpen, fact: closure?.message ?? null, ways: [] }]);
  return user ? [...shop, ...withOutcomes(ViewStage.ACCOUNT, accountRules, await accountOutcomes(em, user.id))] : shop;
}

/** Removes duplicate rules and marks the first rule that is not met as the deciding rule. */
export function withDeciding(rules: readonly EvaluatedRule[]): StockViewRule[] {
  const unique = rules.filter(({ name }, index) => rules.findIndex((other) => other.name === name) === index);
  const first = unique.find(({ isMet }) => !isMet);
  return unique.map((rule) => ({ ...rule, isDeciding: rule === first }));
}

interface PageContext {
  readonly type: StockType;
  readonly viewer: Viewer;
  readonly schema: GraphQLSchema;
}

/** Rules that determine whether a page lists the stock row `d`. */
export interface PageRules {
  readonly page: ShopPage;
  readonly settings: ShownPage;
  /** Conditions of the page's list that concern the item itself. */
  readonly ofItem: readonly VisibilityRule[];
  /** Conditions of the page's list that concern availability. */
  readonly ofSale: readonly VisibilityRule[];
  /** Rules that determine whether the viewer can open the page. */
  readonly ofPage: readonly VisibilityRule[];
}

/** Outcomes of a page's rules, in the same order as the rules. */
export type PageOutcome = Readonly<Record<'ofItem' | 'ofSale' | 'ofPage', readonly RuleOutcome[]>>;

/** Returns the rules of a page. They use the same list filter as the client's page. */
export function pageRules(context: PageContext, page: ShopPage, settings: ShownPage): PageRules {
  const { conditions = [] } = page;
  const listConditions = pageConditions(filterOf(page), context);
  const rules = (isAboutSale: boolean): readonly VisibilityRule[] =>
    conditions
      .filter((rule) => (rule.isAboutSale ?? false) === isAboutSale)
      .map(({ filter, statement }) => ({
        name: `LISTED_${constantOf(filter)}`,
        statement,
        condition: allOf(listConditions.filter(({ name }) => name in filter).map(({ condition }) => condition)),
        remedy: { place: RemedyPlace.STOCK_ITEM, text: 'Edit the item so that it meets this condition.' },
      }));
  return {
    page,
    settings,
    ofItem: rules(false),
    ofSale: rules(true),
    ofPage: [isShown(settings), ...isOpen(page, context.viewer)],
  };
}

/** Rule outcomes that are the same for all pages. */
interface PrecedingRules {
  /** Rules that determine whether the viewer can see the item. */
  readonly list: readonly EvaluatedRule[];
  /** Rules that determine whether the viewer can order the item. */
  readonly sale: readonly EvaluatedRule[];
}

/**
 * Explains whether the viewer can find the item on a page. The rules apply in this order: the list's conditions on
 * the item, the item's visibility, its availability if the list requires it, and the page rules.
 */
export function explainPage(
  { page: { name, address }, settings: { title }, ...rules }: PageRules,
  outcome: PageOutcome,
  { list, sale }: PrecedingRules,
): StockViewPage {
  const [ofItem, ofSale, ofPage] = [
    withOutcomes(ViewStage.PAGE, rules.ofItem, outcome.ofItem),
    withOutcomes(ViewStage.PAGE, rules.ofSale, outcome.ofSale),
    withOutcomes(ViewStage.PAGE, rules.ofPage, outcome.ofPage),
  ];
  const unmetSaleRules = ofSale.every(({ isMet }) => isMet) ? [] : sale;
  const first = [...ofItem, ...list, ...unmetSaleRules, ...ofSale, ...ofPage].find(({ isMet }) => !isMet);
  return {
    name,
    title,
    address,
    isOfPage: ofItem.every(({ isMet }) => isMet),
    isShown: first === undefined,
    decidedBy: first === undefined ? null : { ...first, isDeciding: true },
  };
}

/** Returns the SQL conditions of a list filter on the stock row `d`, as used by lists. */
function pageConditions(filter: PageFilter, { type, viewer, schema }: PageContext): readonly ListCondition[] {
  const input = schema.getType(`${type.typeName}Filter`);
  const coerced: unknown = isInputObjectType(input) ? coerceInputValue(filter, input) : null;
  if (typeof coerced !== 'object' || coerced === null) throw new Error(`${type.typeName} has no list filter`);
  return conditionsOf(coerced, type, viewer);
}

/** Converts a filter to a constant name: `{ isSingle: true }` → `IS_SINGLE`. */
const constantOf = (filter: PageFilter): string =>
  Object.keys(filter)
    .join('_')
    .replace(/[A-Z]/g, (letter) => `_${letter}`)
    .toUpperCase();

const isShown = ({ isShown, hasSettings }: ShownPage): VisibilityRule => ({
  name: 'PAGE_SHOWN',
  statement: 'The page is shown to this viewer',
  condition: sql.lit(isShown),
  fact: sql.lit(isShown ? null : hasSettings ? 'The page is hidden in its settings' : 'The page has no settings'),
  remedy: {
    place: RemedyPlace.PAGE_SETTINGS,
    text: hasSettings ? 'Show the page in its page settings.' : 'Create page settings for it.',
  },
});

const isOpen = ({ access }: ShopPage, { pages }: Viewer): readonly VisibilityRule[] =>
  access === undefined
    ? []
    : [
        {
          name: 'PAGE_OPEN',
          statement: 'The viewer has access to the page',
          condition: sql.lit(pages === null || pages.has(access)),
          remedy: { place: RemedyPlace.USER, text: `Give the user access to the page ${pageWords[access]}.` },
        },
      ];
