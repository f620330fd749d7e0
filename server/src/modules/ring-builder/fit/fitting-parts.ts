import type { RawBuilder } from 'kysely';
import { OptionalObject, RequiredObject } from '../../../kernel/input/field-rules.ts';
import { maxSorts, OptionalObjects } from '../../../kernel/input/list-rules.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import { IsId } from '../../../kernel/input/rules.ts';
import { anyone, withScope } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import { type StockSort, stockInputs } from '../../stock/graphql/index.ts';
import type { StockType } from '../../stock/index.ts';
import { StockList, stockListQuery } from '../../stock/lists/index.ts';
import { diamondMisfits, diamonds } from '../../stock-types/diamonds/index.ts';
import { genericDiamonds, genericMisfits } from '../../stock-types/generic-diamonds/index.ts';
import { doesNotFitStone, fitsStone, Misfit, ringSettings } from '../../stock-types/ring-settings/index.ts';
import { findSettingPart, findStone, RingStoneInput } from './ring-parts.ts';

const stockReaders = withScope(anyone, 'STOCK_READ');

/** Group of parts that do not fit for the same reason. */
export interface UnfitParts {
  readonly reason: Misfit;
  readonly page: StockList;
}

class UnfitSettingsInput {
  @RequiredObject(() => RingStoneInput)
  stone!: RingStoneInput;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

class UnfitStonesInput {
  @IsId()
  ringSettingId!: number;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

interface Refusals {
  readonly type: StockType;
  readonly reasons: readonly Misfit[];
  /** Cache key of the chosen part that the other parts do not fit. */
  readonly of: string;
  readonly condition: (reason: Misfit) => RawBuilder<boolean>;
}

/** Returns one list of unfit parts per reason. A list is read and counted only if it is selected. */
async function unfit(
  ctx: RequestContext,
  { type, reasons, of, condition }: Refusals,
  page: PageInput | null | undefined,
): Promise<readonly UnfitParts[]> {
  const viewer = await viewerOf(ctx);
  return reasons.map((reason) => ({
    reason,
    page: new StockList(ctx, type, viewer, {
      ...stockListQuery({ page }),
      narrowing: { name: `${reason} ${of}`, condition: condition(reason) },
    }),
  }));
}

/** Returns the settings that do not fit a stone, by reason. Throws the errors of `listFittingSettings`. */
export const listUnfitSettings = query(stockReaders, UnfitSettingsInput, async (ctx, { stone, page }) => {
  const part = await findStone(ctx, stone);
  const { shapeId, caratsFrom, caratsTo } = part;
  return unfit(
    ctx,
    {
      type: ringSettings,
      reasons: [Misfit.SHAPE, Misfit.WEIGHT],
      of: `stone ${shapeId} ${caratsFrom} ${caratsTo}`,
      condition: (reason) => doesNotFitStone(part, reason),
    },
    page,
  );
});

/** Returns the diamonds that do not fit a setting, by reason. Throws ITEM_NOT_FOUND naming `ringSettingId`. */
export const listUnfitDiamonds = query(stockReaders, UnfitStonesInput, async (ctx, { ringSettingId, page }) => {
  const setting = await findSettingPart(ctx, ringSettingId);
  return unfit(
    ctx,
    {
      type: diamonds,
      reasons: [Misfit.SHAPE, Misfit.WEIGHT, Misfit.SOLD_TOGETHER],
      of: `setting ${setting.shapeIds} ${setting.caratsFrom} ${setting.caratsTo}`,
      condition: (reason) => diamondMisfits(setting, reason),
    },
    page,
  );
});

/** Returns the generic diamonds that do not fit a setting, by reason. Throws ITEM_NOT_FOUND naming `ringSettingId`. */
export const listUnfitGenericDiamonds = query(stockReaders, UnfitStonesInput, async (ctx, { ringSettingId, page }) => {
  const setting = await findSettingPart(ctx, ringSettingId);
  return unfit(
    ctx,
    {
      type: genericDiamonds,
      reasons: [Misfit.SHAPE, Misfit.WEIGHT],
      of: `setting ${setting.shapeIds} ${setting.caratsFrom} ${setting.caratsTo}`,
      condition: (reason) => genericMisfits(setting, reason),
    },
    page,
  );
});

const { filter: RingSettingFilter, sort: RingSettingSort } = stockInputs(ringSettings);

class FittingSettingsInput {
  @RequiredObject(() => RingStoneInput)
  stone!: RingStoneInput;

  @OptionalObject(() => RingSettingFilter)
  filter?: object | null | undefined;

  @OptionalObjects(() => RingSettingSort, maxSorts)
  sort?: StockSort[] | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

/**
 * Returns the settings that fit a stone. Throws DIAMOND_NOT_FOUND or ITEM_NOT_FOUND for the stone, and
 * INVALID_REQUEST for a diamond that cannot be set in a ring.
 */
export const listFittingSettings = query(stockReaders, FittingSettingsInput, async (ctx, { stone, ...question }) => {
  const part = await findStone(ctx, stone);
  const { shapeId, caratsFrom, caratsTo } = part;
  return new StockList(ctx, ringSettings, await viewerOf(ctx), {
    ...stockListQuery(question),
    narrowing: { name: `takes ${shapeId} ${caratsFrom} ${caratsTo}`, condition: fitsStone(part) },
  });
});
