import { sql } from 'kysely';
import { AppError } from '../../kernel/errors/errors.ts';
import { Field, ID, InputType, Int } from '../../kernel/graphql.ts';
import { definedFields } from '../../kernel/input/patch-fields.ts';
import { actorOf, administrator } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { preparedCommand } from '../../kernel/use-cases/use-case.ts';
import { disableAuditTriggers } from '../../platform/database/audit-trail.ts';
import { onceWithResult, storedResult } from '../../platform/http/idempotency.ts';
import { viewerOf } from '../accounts/visibility/index.ts';
import { StockKind, StockStatus } from '../stock/fields/index.ts';
import { type ManyChange, type StockPriceChange, stockView } from '../stock/graphql/index.ts';
import { fieldNamed, type StockType } from '../stock/index.ts';
import { allOf, conditionsOf } from '../stock/lists/index.ts';
import { picturesOf, storedPictures } from '../stock/pictures/index.ts';
import { constantInWords } from '../stock/values/index.ts';
import { storedPrices } from '../stock/writing/index.ts';
import { stockModuleOf } from '../stock-types/index.ts';
import { type ChangeRequest, ChangeStockInput, changeRequestOf } from './change-stock.input.ts';
import { queryIn } from './database.ts';
import { changeItems, type ItemsChange, publishStockChange } from './items/change-items.ts';
import type { StockChangeProblem } from './items/item-problem.ts';
import { changePrices, type PricesOutcome } from './prices/change-prices.ts';
import { finishChange, storeChange } from './undo/undo-records.ts';

/** Returns a short description of a bulk change, such as `Price per carat +5 %` or `Deactivate`. */
function describeChange(type: StockType, change: ManyChange): string {
  if (change.price) return priceText(type, change.price);
  const ownTexts = Object.keys(type.ownChanges).flatMap((name) => {
    const value: unknown = Reflect.get(change, name);
    return value == null ? [] : [ownText(name, value)];
  });
  const set: Readonly<Record<string, unknown>> = { ...change.set };
  const names = Object.keys(set).filter((name) => set[name] !== undefined);
  if (ownTexts.length === 0 && names.length === 1 && names[0] === 'isActive')
    return set.isActive ? 'Activate' : 'Deactivate';
  const labels = names.map((name) => type.fields.find((field) => field.name === name)?.label ?? name);
  return [...ownTexts, ...(labels.length === 0 ? [] : [`Set ${labels.join(', ')}`])].join('; ');
}

/** Describes a type-specific change, such as `Status Memo` or `Hold`. */
function ownText(name: string, value: unknown): string {
  const status: unknown = typeof value === 'object' && value !== null && 'status' in value ? value.status : undefined;
  const constant = typeof status === 'number' ? StockStatus[status] : undefined;
  return constant === undefined ? constantInWords(name.toUpperCase()) : `Status ${constantInWords(constant)}`;
}

function priceText(type: StockType, { field, amount, percent, discount }: StockPriceChange): string {
  const name = field ?? storedPrices(type)[0]?.field ?? 'price';
  const { label } = fieldNamed(type, name);
  const signed = (value: number) => `${value > 0 ? '+' : ''}${value}`.replace('-', '−');
  if (typeof percent === 'number') return `${label} ${signed(percent)} %`;
  if (typeof amount === 'number') return `${label} ${signed(amount)}`;
  return `${label} ${signed(discount ?? 0)} % from list price`;
}

/**
 * Result or preview of a change. If a request is repeated with the same idempotency key, the result is restored from
 * JSON.
 */
export interface StockChangeOutcome {
  readonly matched: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly problems: readonly StockChangeProblem[];
  readonly problemCount: number;
  readonly isDryRun: boolean;
  /** Null if no prices were changed. */
  readonly prices: PricesOutcome | null;
  /** Token for undoing the change. Null if nothing was changed. */
  readonly undoToken: string | null;
  readonly undoUntil: Date | null;
}

/**
 * Changes many items of one type, with the same rules as a change to one item. Either all items are changed or none.
 * Throws INVALID_REQUEST 409 with the items that cannot be changed, unless they are skipped. Also throws if the
 * number of matches differs from the expected number.
 */
export const changeStock = preparedCommand(
  administrator,
  ChangeStockInput,
  async ({ services }, input) => {
    const request = changeRequestOf(input);
    const { type } = request.module;
    const set = request.change.set ?? {};
    const ownFields = Object.keys(type.ownChanges).map((name) => [name, Reflect.get(request.change, name)]);
    // Dry runs do not store pictures.
    const stored = input.dryRun
      ? set
      : await storedPictures(services.media, picturesOf(type), set, `${request.path}.set`);
    return { asked: request, fields: { ...definedFields(stored), ...definedFields(Object.fromEntries(ownFields)) } };
  },
  async (ctx, { idempotencyKey = null, ...input }, { asked, fields }) => {
    const keyed = { operation: 'changeStock', key: idempotencyKey, input };
    const work = () => changeNow(ctx, asked, { ...input, fields });
    if (!input.dryRun) return (await onceWithResult(ctx, keyed, work)).answer;
    // Dry runs do not store a result, but they reject an idempotency key that was used for another change.
    await storedResult(ctx, keyed);
    return work();
  },
);

interface Options extends Pick<ChangeStockInput, 'dryRun' | 'expectedCount' | 'skipProblems'> {
  readonly fields: object;
}

async function changeNow(
  ctx: RequestContext,
  request: ChangeRequest,
  { dryRun, expectedCount, skipProblems, fields }: Options,
): Promise<StockChangeOutcome> {
  const { em, services } = ctx;
  const { module, path } = request;
  const author = { actorId: actorOf(ctx).id, requestId: ctx.request.id };
  await disableAuditTriggers.execute(queryIn(em));
  const storedChange = dryRun
    ? null
    : await storeChange(em, {
        actorId: author.actorId,
        stockType: module.type.name,
        description: describeChange(module.type, request.change),
      });
  const change: ItemsChange = {
    module,
    ...(await chosenItems(ctx, request)),
    path,
    fieldValues: fields,
    writing: storedChange && { changeId: storedChange.token, author },
    skipProblems: skipProblems ?? false,
    checkCount: (matched) => requireCount(matched, expectedCount),
  };
  const { price } = request.change;
  const { matched, changed, changedIds, problems, prices } = await atPath(path, async () =>
    price ? changePrices(em, change, price) : { ...(await changeItems(em, change)), prices: null },
  );
  await publishStockChange(services.events, em, module.type, changedIds);
  if (storedChange !== null) await finishChange(em, { token: storedChange.token, author, changed });
  const undo = changed > 0 ? storedChange : null;
  return {
    matched,
    changed,
    unchanged: matched - changed - problems.found,
    problems: problems.list,
    problemCount: problems.count,
    isDryRun: storedChange === null,
    prices,
    undoToken: undo?.token ?? null,
    undoUntil: undo?.until ?? null,
  };
}

/** Returns the SQL condition for the stock rows `d` to change, and the IDs that the input lists explicitly. */
async function chosenItems(ctx: RequestContext, { module: { type }, change: { ids, filter } }: ChangeRequest) {
  if (ids) return { where: sql<boolean>`d.id = any(${ids}::int[])`, named: ids };
  const conditions = conditionsOf(filter ?? {}, type, await viewerOf(ctx));
  return { where: allOf(conditions.map(({ condition }) => condition)), named: [] };
}

function requireCount(matched: number, expected: number | null | undefined): void {
  if (typeof expected !== 'number' || matched === expected) return;
  throw new AppError('INVALID_REQUEST', {
    status: 409,
    reason: 'CONFIRMATION_NEEDED',
    details: [{ path: 'expectedCount', message: `must be ${matched}, the current number of matching items` }],
    facts: { change: { expected, matched } },
    explanation: `The change now matches ${matched} items, not ${expected} as expected. Review the items, then confirm the number.`,
  });
}

/** Prefixes the paths in errors that `work` throws. */
async function atPath<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw error.withPaths((inner) => (/^(set|status|hold|price)\b/.test(inner) ? `${path}.${inner}` : inner));
  }
}

/** Fields are validated by the use case of the stock type. */
@InputType({ description: 'Input for `setStockActive`.' })
export class SetStockActiveInput {
  @Field(() => StockKind, { description: 'Stock type of the item.' })
  kind!: string;

  @Field(() => ID, { description: 'Item ID.' })
  id!: number;

  @Field(() => Boolean, { description: 'Whether the item is active. Only administrators see inactive items.' })
  isActive!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: '`version` of the item when it was read. If omitted, the version is not checked.',
  })
  expectedVersion?: number | null;
}

/** Activates or deactivates an item of any stock type. */
export async function setAnyStockActive(
  ctx: RequestContext,
  { kind, ...activation }: SetStockActiveInput,
): Promise<object> {
  const { type, writing } = stockModuleOf(kind);
  return stockView(type, await writing.activate(ctx, activation));
}
