import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../kernel/errors/errors.ts';
import { OptionalText, RequiredText } from '../../kernel/input/field-rules.ts';
import { IsOptional, IsOptionalId } from '../../kernel/input/rules.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import { over, type RequestContext } from '../../kernel/use-cases/context.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables, Viewer } from '../accounts/index.ts';
import { userById } from '../accounts/users/index.ts';
import { outcomesOf, type RuleOutcome, viewerOf, viewerOfAccount, visitorOn } from '../accounts/visibility/index.ts';
import { shownPages } from '../page-settings/index.ts';
import { IsStockKind, readStock } from '../stock/fields/index.ts';
import { stockView } from '../stock/graphql/index.ts';
import { fieldNamed, type StockModule, type StockType, stockTable } from '../stock/index.ts';
import type { Availability } from '../stock/values/index.ts';
import { diamonds, setOf } from '../stock-types/diamonds/index.ts';
import { type StockTypesTables, stockModuleOf, stockModules } from '../stock-types/index.ts';
import {
  explainAccess,
  explainPage,
  type PageOutcome,
  type PageRules,
  pageRules,
  withDeciding,
  withOutcomes,
} from './explain-pages.ts';
import { explainMarkups, type PriceData, priceFacts, priceSteps } from './explain-price.ts';
import { type StockView, ViewStage } from './stock-view.type.ts';

const { queryIn } = statementsOver<StockTypesTables & AccountsTables>();

class StockViewInput {
  /** User whose view is explained. If omitted, the view of anonymous visitors is explained. */
  @IsOptionalId()
  userId?: number | null | undefined;

  /** Agent's domain whose anonymous visitors' view is explained. If omitted, the host of the request is used. */
  @OptionalText(253)
  domain?: string | null | undefined;

  @RequiredText(64)
  stockNumber!: string;

  /** Stock type. If omitted, the first type that contains the stock number is used. */
  @IsStockKind()
  @IsOptional()
  kind?: string | null | undefined;
}

/**
 * Explains whether and why a user can see a stock item, and how its price is calculated. Defines no additional rules:
 * it evaluates the rules of lists and orders in the database. Throws USER_NOT_FOUND and ITEM_NOT_FOUND.
 */
export const explainStock = query(administrator, StockViewInput, async (ctx, input): Promise<StockView> => {
  const { userId = null, domain } = input;
  const viewer = await viewerToExplain(ctx, userId, domain ?? ctx.request.host);
  const user = userId === null ? null : ((await userById(ctx, userId)) ?? null);
  const { type, id } = await findItem(ctx, input);
  const settings = await shownPages(
    ctx.em,
    user,
    type.pages.map(({ name }) => name),
  );
  const context = { type, viewer, schema: ctx.services.schema() };
  const pages = type.pages.flatMap((page, index) => {
    const pageSettings = settings[index];
    return pageSettings ? [pageRules(context, page, pageSettings)] : [];
  });
  const row = await readOutcomes(ctx, { type, viewer, id, pages });
  const access = await explainAccess(ctx, user);
  const [item] = await readStock(ctx.em, { type, viewer: await viewerOf(ctx), where: sql`d.id = ${id}` });
  if (!item) throw new AppError('ITEM_NOT_FOUND');
  const list = [...access, ...withOutcomes(ViewStage.LIST, type.listRules(viewer), row.list)];
  const sale = withOutcomes(ViewStage.ORDER, type.saleRules(viewer), row.sale);
  const hasAccess = access.every(({ isMet }) => isMet);
  const markups = explainMarkups(viewer, row.price);
  const { total, perCarat, unit } = row.price;
  return {
    item: stockView(type, item),
    user,
    isListed: hasAccess && row.isListed,
    isReadable: hasAccess && row.isReadable,
    availability: row.availability,
    rules: withDeciding([...list, ...sale]),
    pages: pages.flatMap((page, index) => {
      const outcome = row.pages[index];
      return outcome ? explainPage(page, outcome, { list, sale }) : [];
    }),
    price: total === null ? null : { total, perCarat, unit },
    steps: priceSteps(row.price, markups),
    markups,
    set: (type.name === diamonds.name ? await setOf(contextFor(ctx, viewer), id) : null) ?? null,
  };
});

/** Returns the viewer for a user, or for anonymous visitors of a host. Throws USER_NOT_FOUND. */
async function viewerToExplain(ctx: RequestContext, userId: number | null, host: string): Promise<Viewer> {
  if (userId === null) return visitorOn(host).viewer(ctx.em);
  const viewer = await viewerOfAccount(ctx.em, userId);
  if (!viewer) {
    throw new AppError('USER_NOT_FOUND', { details: [{ path: 'userId', message: 'does not exist' }] });
  }
  return viewer;
}

/** Returns a request context for another viewer, with the same database connection. */
const contextFor = (ctx: RequestContext, viewer: Viewer): RequestContext => ({
  ...over(ctx.em, ctx),
  viewer: async () => viewer,
});

/**
 * Returns the item with a stock number, from the given type or the first type that contains it. Throws
 * ITEM_NOT_FOUND.
 */
async function findItem(
  { em }: RequestContext,
  { stockNumber, kind }: StockViewInput,
): Promise<{ readonly type: StockType; readonly id: number }> {
  const modules: readonly StockModule[] = kind ? [stockModuleOf(kind)] : stockModules;
  for (const { type } of modules) {
    const { column } = fieldNamed(type, 'stockNumber');
    const row = await queryIn(em)
      .selectFrom(stockTable(type.table))
      .select('d.id')
      .where(sql<boolean>`lower(${sql.ref(`d.${column}`)}) = lower(${stockNumber})`)
      .executeTakeFirst();
    if (row) return { type, id: row.id };
  }
  throw new AppError('ITEM_NOT_FOUND', {
    details: [{ path: 'stockNumber', message: 'is not a stock number of an item' }],
    explanation: `There is no item ${stockNumber}. Check the stock number.`,
  });
}

interface Outcomes {
  readonly list: readonly RuleOutcome[];
  readonly sale: readonly RuleOutcome[];
  readonly isListed: boolean;
  readonly isReadable: boolean;
  readonly availability: Availability;
  readonly pages: readonly PageOutcome[];
  readonly price: PriceData;
}

interface OutcomesRequest {
  readonly type: StockType;
  readonly viewer: Viewer;
  readonly id: number;
  readonly pages: readonly PageRules[];
}

/** Returns a SQL condition that treats null as false, like the `where` clause of lists. */
const isTrue = (condition: RawBuilder<boolean>): RawBuilder<boolean> => sql`coalesce(${condition}, false)`;

/** Reads all outcomes in one query, so that they are consistent with each other. */
async function readOutcomes({ em }: RequestContext, { type, viewer, id, pages }: OutcomesRequest): Promise<Outcomes> {
  const availability = type.read(fieldNamed(type, 'availability'), viewer);
  const pageOutcomes = pages.map(
    ({ ofItem, ofSale, ofPage }) => sql`jsonb_build_object('ofItem', ${outcomesOf(ofItem)},
      'ofSale', ${outcomesOf(ofSale)}, 'ofPage', ${outcomesOf(ofPage)})`,
  );
  const { rows } = await sql<Outcomes>`
    select ${outcomesOf(type.listRules(viewer))} as list, ${outcomesOf(type.saleRules(viewer))} as sale,
      ${isTrue(type.visibleTo(viewer))} as "isListed", ${isTrue(type.namedTo(viewer))} as "isReadable",
      ${availability} as availability, ${priceFacts(type, viewer)} as price,
      ${pageOutcomes.length === 0 ? sql`'[]'::jsonb` : sql`jsonb_build_array(${sql.join(pageOutcomes)})`} as pages
    from ${type.rowsFor(viewer)} d where d.id = ${id}`.execute(queryIn(em));
  const [row] = rows;
  if (!row) throw new AppError('ITEM_NOT_FOUND');
  return row;
}
