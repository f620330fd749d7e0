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

/** Rule with its outcome, before `isDeciding` is determined. */
type Told = Omit<StockViewRule, 'isDeciding'>;

/** Combines rules with their outcomes, in the same order. */
export const withOutcomes = (
  stage: ViewStage,
  rules: readonly Omit<VisibilityRule, 'condition' | 'fact'>[],
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
  says: 'The shop is open to this viewer',
  remedy: { place: RemedyPlace.MAINTENANCE, text: 'End the maintenance.' },
};

/** Returns the outcomes of the rules that do not depend on an item: maintenance and account. */
export async function explainAccess(
  { em, closure }: RequestContext,
  user: { readonly id: number; readonly role: UserRole } | null,
): Promise<Told[]> {
  const isOpen = !isClosedTo(user?.role ?? null, closure);
  const shop = withOutcomes(ViewStage.HOUSE, [openShop], [{ isMet: isOpen, fact: closure?.message ?? null, ways: [] }]);
  return user ? [...shop, ...withOutcomes(ViewStage.ACCOUNT, accountRules, await accountOutcomes(em, user.id))] : shop;
}

/** Removes duplicate rules and marks the first rule that is not met as the deciding rule. */
export function withDeciding(rules: readonly Told[]): StockViewRule[] {
  const once = rules.filter(({ name }, place) => rules.findIndex((other) => other.name === name) === place);
  const first = once.find(({ isMet }) => !isMet);
  return once.map((rule) => ({ ...rule, isDeciding: rule === first }));
}

interface Looking {
  readonly type: StockType;
  readonly viewer: Viewer;
  readonly schema: GraphQLSchema;
}

/** Rules that decide whether a page shows the row `d`. */
export interface PageRules {
  readonly page: ShopPage;
  readonly settings: ShownPage;
  /** Rules of the page's list about the stock item. */
  readonly ofItem: readonly VisibilityRule[];
  /** Rules of the page's list about availability. */
  readonly ofSale: readonly VisibilityRule[];
  /** Rules of the page about the viewer. */
  readonly ofPage: readonly VisibilityRule[];
}

/** Outcomes of the rules of a page, in the same order. */
export type PageOutcome = Readonly<Record<'ofItem' | 'ofSale' | 'ofPage', readonly RuleOutcome[]>>;

/** Returns the rules of a page. They use the same list filter as the page in the client. */
export function pageRules(looking: Looking, page: ShopPage, settings: ShownPage): PageRules {
  const { asks = [] } = page;
  const asked = askedOf(filterOf(page), looking);
  const rules = (isAboutSale: boolean): readonly VisibilityRule[] =>
    asks
      .filter((each) => (each.isAboutSale ?? false) === isAboutSale)
      .map(({ filter, says }) => ({
        name: `LISTED_${constantOf(filter)}`,
        says,
        condition: allOf(asked.filter(({ name }) => name in filter).map(({ condition }) => condition)),
        remedy: { place: RemedyPlace.STOCK_ITEM, text: 'Edit the item so that it meets this condition.' },
      }));
  return {
    page,
    settings,
    ofItem: rules(false),
    ofSale: rules(true),
    ofPage: [isShown(settings), ...isOpen(page, looking.viewer)],
  };
}

/** Rule outcomes that are the same for all pages. */
interface ToldBefore {
  /** Rules that decide whether the item exists for the viewer. */
  readonly list: readonly Told[];
  /** Rules that decide whether the viewer can order the item. */
  readonly sale: readonly Told[];
}

/**
 * Explains whether the viewer can find the item on a page. The rules apply in this order: the list's rules about the
 * item, existence, availability if the list requires it, and the page.
 */
export function explainPage(
  { page: { name, address }, settings: { title }, ...rules }: PageRules,
  outcome: PageOutcome,
  { list, sale }: ToldBefore,
): StockViewPage {
  const [ofItem, ofSale, ofPage] = [
    withOutcomes(ViewStage.PAGE, rules.ofItem, outcome.ofItem),
    withOutcomes(ViewStage.PAGE, rules.ofSale, outcome.ofSale),
    withOutcomes(ViewStage.PAGE, rules.ofPage, outcome.ofPage),
  ];
  const why = ofSale.every(({ isMet }) => isMet) ? [] : sale;
  const first = [...ofItem, ...list, ...why, ...ofSale, ...ofPage].find(({ isMet }) => !isMet);
  return {
    name,
    title,
    address,
    isOfPage: ofItem.every(({ isMet }) => isMet),
    isShown: first === undefined,
    decidedBy: first === undefined ? null : { ...first, isDeciding: true },
  };
}

/** SQL: conditions of a list filter on the row `d`, as used by lists. */
function askedOf(filter: PageFilter, { type, viewer, schema }: Looking): readonly ListCondition[] {
  const input = schema.getType(`${type.typeName}Filter`);
  const given: unknown = isInputObjectType(input) ? coerceInputValue(filter, input) : null;
  if (typeof given !== 'object' || given === null) throw new Error(`${type.typeName} has no list filter`);
  return conditionsOf(given, type, viewer);
}

/** Converts a filter to the name of an enum value: `{ isSingle: true }` → `IS_SINGLE`. */
const constantOf = (filter: PageFilter): string =>
  Object.keys(filter)
    .join('_')
    .replace(/[A-Z]/g, (letter) => `_${letter}`)
    .toUpperCase();

const isShown = ({ isShown, hasSettings }: ShownPage): VisibilityRule => ({
  name: 'PAGE_SHOWN',
  says: 'The page is shown to this viewer',
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
          says: 'The viewer has access to the page',
          condition: sql.lit(pages === null || pages.has(access)),
          remedy: { place: RemedyPlace.USER, text: `Give the user access to the page ${pageWords[access]}.` },
        },
      ];
