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
  type ViewingRule,
} from '../accounts/visibility/index.ts';
import type { ShownPage } from '../page-settings/index.ts';
import type { StockType } from '../stock/index.ts';
import { allOf, askedBy } from '../stock/lists/index.ts';
import { type AskedFilter, filterOf, pageWords, type ShopPage } from '../stock/visibility/index.ts';
import { type StockViewPage, type StockViewRule, ViewStage } from './stock-view.type.ts';

/** A rule with its outcome, before the deciding rule is known. */
type Told = Omit<StockViewRule, 'isDeciding'>;

/** Converts rule outcomes to text. */
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

/** Returns the rules that apply before any stock is looked at: site and account. */
export async function toldOfAccess(
  { em, closure }: RequestContext,
  user: { readonly id: number; readonly role: UserRole } | null,
): Promise<Told[]> {
  const isOpen = !isClosedTo(user?.role ?? null, closure);
  const shop = told(ViewStage.HOUSE, [openShop], [{ isMet: isOpen, fact: closure?.message ?? null, ways: [] }]);
  return user ? [...shop, ...told(ViewStage.ACCOUNT, accountRules, await accountOutcomes(em, user.id))] : shop;
}

/** Removes duplicate rules and marks the first unmet one as deciding. */
export function withDeciding(rules: readonly Told[]): StockViewRule[] {
  const once = rules.filter(({ name }, place) => rules.findIndex((other) => other.name === name) === place);
  const first = once.find(({ isMet }) => !isMet);
  return once.map((rule) => ({ ...rule, isDeciding: rule === first }));
}

/** Viewer and stock item. */
interface Looking {
  readonly type: StockType;
  readonly viewer: Viewer;
  readonly schema: GraphQLSchema;
}

/** Rules by which a page shows the row `d`. */
export interface PageRules {
  readonly page: ShopPage;
  readonly settings: ShownPage;
  /** Rules of its list about the item. */
  readonly ofItem: readonly ViewingRule[];
  /** Rules of its list about availability. */
  readonly ofSale: readonly ViewingRule[];
  /** Rules of the page about the viewer. */
  readonly ofPage: readonly ViewingRule[];
}

/** Outcomes of the rules of a page. */
export type PageOutcome = Readonly<Record<'ofItem' | 'ofSale' | 'ofPage', readonly RuleOutcome[]>>;

/** Returns the rules of a page. They use the same list filter as clients. */
export function pageRules(looking: Looking, page: ShopPage, settings: ShownPage): PageRules {
  const { asks = [] } = page;
  const asked = askedOf(filterOf(page), looking);
  const rules = (isAboutSale: boolean): readonly ViewingRule[] =>
    asks
      .filter((each) => (each.isAboutSale ?? false) === isAboutSale)
      .map(({ filter, says }) => ({
        name: `LISTED_${constantOf(filter)}`,
        says,
        condition: allOf(asked.filter(({ name }) => name in filter).map(({ condition }) => condition)),
        remedy: { place: RemedyPlace.STOCK_ITEM, text: 'Change the item, where it should be there.' },
      }));
  return {
    page,
    settings,
    ofItem: rules(false),
    ofSale: rules(true),
    ofPage: [isShown(settings), ...isOpen(page, looking.viewer)],
  };
}

/** Outcomes that are the same for all pages. */
interface ToldBefore {
  /** Rules by which the item exists for the viewer. */
  readonly list: readonly Told[];
  /** Rules by which the viewer can order it. */
  readonly sale: readonly Told[];
}

/**
 * Explains whether the viewer finds the item on a page. Order: the list's rules about the item, existence and, if the
 * list requires it, availability, then the page.
 */
export function toldOfPage(
  { page: { name, address }, settings: { title }, ...rules }: PageRules,
  outcome: PageOutcome,
  { list, sale }: ToldBefore,
): StockViewPage {
  const [ofItem, ofSale, ofPage] = [
    told(ViewStage.PAGE, rules.ofItem, outcome.ofItem),
    told(ViewStage.PAGE, rules.ofSale, outcome.ofSale),
    told(ViewStage.PAGE, rules.ofPage, outcome.ofPage),
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

/** SQL: the filter matches the row `d`, as in lists. */
function askedOf(filter: AskedFilter, { type, viewer, schema }: Looking): readonly ListCondition[] {
  const input = schema.getType(`${type.typeName}Filter`);
  const given: unknown = isInputObjectType(input) ? coerceInputValue(filter, input) : null;
  if (typeof given !== 'object' || given === null) throw new Error(`${type.typeName} is not listed by a filter`);
  return askedBy(given, type, viewer);
}

/** `isSingle` → `IS_SINGLE`. */
const constantOf = (filter: AskedFilter): string =>
  Object.keys(filter)
    .join('_')
    .replace(/[A-Z]/g, (letter) => `_${letter}`)
    .toUpperCase();

const isShown = ({ isShown, hasSettings }: ShownPage): ViewingRule => ({
  name: 'PAGE_SHOWN',
  says: 'The page is shown to them',
  condition: sql.lit(isShown),
  fact: sql.lit(isShown ? null : hasSettings ? 'Its page settings hide it' : 'It has no page settings'),
  remedy: {
    place: RemedyPlace.PAGE_SETTINGS,
    text: hasSettings ? 'Show it in its page settings.' : 'Make page settings for it.',
  },
});

const isOpen = ({ access }: ShopPage, { pages }: Viewer): readonly ViewingRule[] =>
  access === undefined
    ? []
    : [
        {
          name: 'PAGE_OPEN',
          says: 'The page is open to them',
          condition: sql.lit(pages === null || pages.has(access)),
          remedy: { place: RemedyPlace.USER, text: `Give them access to the page ${pageWords[access]}.` },
        },
      ];
