import type { RawBuilder } from 'kysely';
import { OptionalObject, RequiredObject } from '../../../kernel/input/field-rules.ts';
import { IsId } from '../../../kernel/input/input.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import { anyone, withScope } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import type { StockType } from '../../stock/index.ts';
import { StockList, stockQuestion } from '../../stock/lists/index.ts';
import { diamondMisfits, diamonds } from '../../stock-types/diamonds/index.ts';
import { genericDiamonds, genericMisfits } from '../../stock-types/generic-diamonds/index.ts';
import { Misfit, refusesStone, ringSettings } from '../../stock-types/ring-settings/index.ts';
import { findSettingPart } from './ring-parts.ts';
import { findStone, RingStoneInput } from './ring-stone.input.ts';

const whoReads = withScope(anyone, 'STOCK_READ');

/** Parts that do not fit, for one reason. */
export interface UnfitParts {
  readonly reason: Misfit;
  readonly page: StockList;
}

/** A question for settings that do not take a stone. */
class UnfitSettingsInput {
  @RequiredObject(() => RingStoneInput)
  stone!: RingStoneInput;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

/** A question for stones that a setting does not take. */
class UnfitStonesInput {
  @IsId()
  ringSettingId!: number;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

interface Refusals {
  readonly type: StockType;
  readonly reasons: readonly Misfit[];
  /** Which rows `d` of the type, in words and in SQL. */
  readonly of: string;
  readonly condition: (reason: Misfit) => RawBuilder<boolean>;
}

/** A list for each reason. Nothing is read or counted before it is asked for. */
async function unfit(
  ctx: RequestContext,
  { type, reasons, of, condition }: Refusals,
  page: PageInput | null | undefined,
): Promise<readonly UnfitParts[]> {
  const viewer = await viewerOf(ctx);
  return reasons.map((reason) => ({
    reason,
    page: new StockList(ctx, type, viewer, {
      ...stockQuestion({ page }),
      narrowing: { name: `${reason} ${of}`, condition: condition(reason) },
    }),
  }));
}

/** Settings that do not take a stone, by the reason. Throws as `listFittingSettings` does. */
export const listUnfitSettings = query(whoReads, UnfitSettingsInput, async (ctx, { stone, page }) => {
  const part = await findStone(ctx, stone);
  const { shapeId, caratsFrom, caratsTo } = part;
  return unfit(
    ctx,
    {
      type: ringSettings,
      reasons: [Misfit.SHAPE, Misfit.WEIGHT],
      of: `stone ${shapeId} ${caratsFrom} ${caratsTo}`,
      condition: (reason) => refusesStone(part, reason),
    },
    page,
  );
});

/** Diamonds that a setting does not take, by the reason. Throws ITEM_NOT_FOUND naming `ringSettingId`. */
export const listUnfitDiamonds = query(whoReads, UnfitStonesInput, async (ctx, { ringSettingId, page }) => {
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

/** The same of generic diamonds. */
export const listUnfitGenericDiamonds = query(whoReads, UnfitStonesInput, async (ctx, { ringSettingId, page }) => {
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
