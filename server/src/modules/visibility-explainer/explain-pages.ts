import { coerceInputValue, type GraphQLSchema, isInputObjectType } from 'graphql';
import { sql } from 'kysely';
import type { ListCondition } from '../../kernel/lists/list-query.ts';
import { type Viewer } from '../accounts/index.ts';
import { RemedyPlace, type RuleOutcome, type ViewingRule } from '../accounts/visibility/index.ts';
import type { ShownPage } from '../page-settings/index.ts';
import type { StockType } from '../stock/index.ts';
import { allOf, askedBy } from '../stock/lists/index.ts';
import { type AskedFilter, filterOf, pageWords, type ShopPage } from '../stock/visibility/index.ts';
import { type Told, told } from './explain-rules.ts';
import { type StockViewPage, ViewStage } from './stock-view.type.ts';

/** Who looks at what. */
interface Looking {
  readonly type: StockType;
  readonly viewer: Viewer;
  readonly schema: GraphQLSchema;
}

/** By which a page of the shop shows the row `d` to somebody. */
export interface PageRules {
  readonly page: ShopPage;
  readonly settings: ShownPage;
  /** What its list asks of the item. */
  readonly ofItem: readonly ViewingRule[];
  /** What its list asks of whether it can be ordered. */
  readonly ofSale: readonly ViewingRule[];
  /** What the page asks of whoever opens it. */
  readonly ofPage: readonly ViewingRule[];
}

/** What became of the rules of a page. */
export type PageOutcome = Readonly<Record<'ofItem' | 'ofSale' | 'ofPage', readonly RuleOutcome[]>>;

/** The rules of a page. Its list is asked by the very filter that clients ask by. */
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

/** What was told of an item and somebody whatever the page. */
interface ToldBefore {
  /** By which it exists for them. */
  readonly list: readonly Told[];
  /** By which they can order it. */
  readonly sale: readonly Told[];
}

/**
 * Whether somebody finds the item on a page, and what decides it: what its list asks of the item first, then whether it
 * exists for them and, where the list asks that, can be ordered, then the page itself.
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

/** What a filter asks of the row `d`, as lists that are asked by it do. */
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
