import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import { readStock } from '../../stock/fields/index.ts';
import { stockView } from '../../stock/graphql/index.ts';
import type { StockType } from '../../stock/index.ts';
import { diamonds, fitsSetting } from '../../stock-types/diamonds/index.ts';
import { genericDiamonds, genericFitsSetting } from '../../stock-types/generic-diamonds/index.ts';
import { fitsStone, ringSettings } from '../../stock-types/ring-settings/index.ts';
import type { SettingPart, StonePart } from '../fit/ring-parts.ts';
import type { DraftPart } from './ring-draft.ts';

const offered = 3;

interface NearestQuery {
  readonly type: StockType;
  readonly where: RawBuilder<boolean>;
  /** SQL: sort key of the row `d`. The lower the value, the more similar the row is to the chosen part. */
  readonly distance: RawBuilder<unknown>;
}

/** Returns the most similar available parts, for GraphQL. */
async function findNearest(ctx: RequestContext, { type, where, distance }: NearestQuery): Promise<readonly object[]> {
  const viewer = await viewerOf(ctx);
  const rows = await readStock(ctx.em, {
    type,
    viewer,
    where: sql`(${where} and ${type.isForSaleTo(viewer, { isSingle: true })})`,
    orderBy: sql`${distance}, d.id`,
    limit: offered,
  });
  return rows.map((row) => stockView(type, row));
}

type Chosen<Part> = DraftPart<Part> | null;

/** Returns available settings that fit the chosen stone, most similar first: by style, metal and price. */
export async function suggestSettings(
  ctx: RequestContext,
  stone: Chosen<StonePart>,
  setting: Chosen<SettingPart>,
): Promise<readonly object[]> {
  if (stone === null || stone.part.soldTogether !== null) return [];
  const { seesPrices } = await viewerOf(ctx);
  const distance = sql`(select row(
      (d.style is distinct from s.style)::int,
      (d.material is distinct from s.material)::int + (d.color_of_gold is distinct from s.color_of_gold)::int,
      ${seesPrices ? sql`abs(d.price - s.price)` : sql`0`})
    from (select) one left join ring_setting s on s.id = ${setting?.id ?? null})`;
  return findNearest(ctx, { type: ringSettings, where: fitsStone(stone.part), distance });
}

/** Returns diamonds that fit the chosen setting, closest in weight to the chosen stone first. */
export async function suggestDiamonds(
  ctx: RequestContext,
  stone: Chosen<StonePart>,
  setting: Chosen<SettingPart>,
): Promise<readonly object[]> {
  if (setting === null) return [];
  const where = fitsSetting(setting.id, await viewerOf(ctx));
  return findNearest(ctx, { type: diamonds, where, distance: weightDistance(stone, sql`d.carats`) });
}

/** Returns generic diamonds that fit the chosen setting, closest in weight to the chosen stone first. */
export async function suggestGenericDiamonds(
  ctx: RequestContext,
  stone: Chosen<StonePart>,
  setting: Chosen<SettingPart>,
): Promise<readonly object[]> {
  if (setting === null) return [];
  const where = genericFitsSetting(setting.id, await viewerOf(ctx));
  return findNearest(ctx, { type: genericDiamonds, where, distance: weightDistance(stone, sql`d.carats_from`) });
}

const weightDistance = (stone: Chosen<StonePart>, carats: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`abs(${carats} - ${stone?.part.caratsFrom ?? null}::numeric)`;
