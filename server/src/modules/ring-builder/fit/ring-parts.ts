import { type ErrorCode } from '../../../kernel/errors/catalogue.ts';
import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { OneOf } from '../../../kernel/input/one-of.ts';
import { IsOptionalId } from '../../../kernel/input/rules.ts';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import { ownOrderOf } from '../../stock/index.ts';
import type { Availability } from '../../stock/values/index.ts';
import { diamonds, isOfferedTo, mateMeets, mateOf, offerPriceFor } from '../../stock-types/diamonds/index.ts';
import { genericDiamonds } from '../../stock-types/generic-diamonds/index.ts';
import { type FitSetting, type FitStone, ringSettings } from '../../stock-types/ring-settings/index.ts';
import { queryIn } from '../database.ts';

export interface SettingPart extends FitSetting, OfferedPart {
  readonly name: string;
  readonly ringSizeFrom: number | null;
  readonly ringSizeTo: number | null;
}

/** Price and availability of a part for the caller. */
export interface OfferedPart {
  readonly totalPrice: string;
  readonly availability: Availability;
  /** ID of the caller's order that contains the part, if the availability is ORDERED_BY_YOU. */
  readonly orderId?: number | null;
}

export interface StonePart extends FitStone, OfferedPart {
  /**
   * Reason why the stone is sold only together with other stones, as text that continues the stone's description.
   * Null if the stone is sold individually.
   */
  readonly soldTogether: string | null;
}

const missing = (code: ErrorCode, path: string): AppError =>
  new AppError(code, {
    details: [{ path, message: 'does not exist' }],
    explanation: 'The ring part does not exist, or your account does not have access to it. Choose another one.',
  });

/** Loads settings that are visible to the caller. Calls in the same tick share one query. */
export const settingPartById = batch(
  async (ctx: RequestContext, ids: readonly number[]): Promise<Map<number, SettingPart>> => {
    const viewer = await viewerOf(ctx);
    const rows = await queryIn(ctx.em)
      .selectFrom('ring_setting as d')
      .select([
        'd.id',
        'd.name',
        'd.shape_ids as shapeIds',
        'd.carats_from as caratsFrom',
        'd.carats_to as caratsTo',
        'd.ring_size_from as ringSizeFrom',
        'd.ring_size_to as ringSizeTo',
        ringSettings.readNamed('price', viewer).as('totalPrice'),
        ringSettings.readNamed('availability', viewer).as('availability'),
      ])
      .where(ringSettings.visibleTo(viewer))
      .where('d.id', '=', anyOf(ids))
      .execute();
    return new Map(rows.map(({ id, ...part }) => [id, part]));
  },
);

/** Returns a setting that is visible to the caller. Throws ITEM_NOT_FOUND naming `ringSettingId`. */
export async function findSettingPart(ctx: RequestContext, id: number): Promise<SettingPart> {
  const part = await settingPartById(ctx, id);
  if (!part) throw missing('ITEM_NOT_FOUND', 'ringSettingId');
  return part;
}

/**
 * Loads diamonds that are visible to the caller, even if they are not for sale. Calls in the same tick share one
 * query.
 */
export const diamondPartById = batch(async (ctx: RequestContext, ids: readonly number[]) => {
  const viewer = await viewerOf(ctx);
  const isOffered = isOfferedTo(viewer);
  const rows = await queryIn(ctx.em)
    .selectFrom('diamond as d')
    .select([
      'd.id',
      'd.shape_id as shapeId',
      'd.carats as caratsFrom',
      'd.carats as caratsTo',
      'd.parcel_stones as parcelStones',
      'd.line_set as lineSet',
      mateOf.as('mate'),
      mateMeets(isOffered).as('isMateShown'),
      offerPriceFor(viewer).total.as('totalPrice'),
      diamonds.readNamed('availability', viewer).as('availability'),
      ownOrderOf(diamonds, viewer).as('orderId'),
    ])
    .where(isOffered)
    .where('d.id', '=', anyOf(ids))
    .execute();
  return new Map(
    rows.map(({ id, parcelStones, lineSet, mate, isMateShown, ...part }): [number, StonePart] => {
      const pair = mate === null ? null : `is only sold as a pair${isMateShown ? ` with ${mate}` : ''}`;
      const setNote = lineSet === null ? pair : 'is only sold with its line set';
      return [id, { ...part, soldTogether: parcelStones > 1 ? 'is a parcel' : setNote }];
    }),
  );
});

/**
 * Returns a single diamond that is visible to the caller. Throws DIAMOND_NOT_FOUND. Throws INVALID_REQUEST naming
 * `diamondId` for parcels and stones of a line set or inseparable pair.
 */
export async function findDiamondPart(ctx: RequestContext, id: number): Promise<StonePart> {
  const diamond = await diamondPartById(ctx, id);
  if (!diamond) throw missing('DIAMOND_NOT_FOUND', 'diamondId');
  if (diamond.soldTogether !== null) throw invalid('diamondId', diamond.soldTogether);
  return diamond;
}

/** Loads generic diamonds that are visible to the caller. Calls in the same tick share one query. */
export const genericPartById = batch(
  async (ctx: RequestContext, ids: readonly number[]): Promise<Map<number, StonePart>> => {
    const viewer = await viewerOf(ctx);
    const rows = await queryIn(ctx.em)
      .selectFrom('generic_diamond as d')
      .select([
        'd.id',
        'd.shape_id as shapeId',
        'd.carats_from as caratsFrom',
        'd.carats_to as caratsTo',
        genericDiamonds.readNamed('totalPrice', viewer).as('totalPrice'),
        genericDiamonds.readNamed('availability', viewer).as('availability'),
      ])
      .where(genericDiamonds.visibleTo(viewer))
      .where('d.id', '=', anyOf(ids))
      .execute();
    return new Map(rows.map(({ id, ...part }) => [id, { ...part, soldTogether: null }]));
  },
);

/** Returns a generic diamond that is visible to the caller. Throws ITEM_NOT_FOUND naming `genericDiamondId`. */
export async function findGenericPart(ctx: RequestContext, id: number): Promise<StonePart> {
  const stone = await genericPartById(ctx, id);
  if (!stone) throw missing('ITEM_NOT_FOUND', 'genericDiamondId');
  return stone;
}

@OneOf()
@InputType({ description: 'Stone of a ring. Exactly one field must be set.' })
export class RingStoneInput {
  @Field(() => ID, { nullable: true, description: 'ID of a diamond.' })
  @IsOptionalId()
  diamondId?: number | null;

  @Field(() => ID, { nullable: true, description: 'ID of a generic diamond.' })
  @IsOptionalId()
  genericDiamondId?: number | null;
}

/** Returns the stone that an input selects. Throws the errors of `findDiamondPart` and `findGenericPart`. */
export async function findStone(
  ctx: RequestContext,
  { diamondId, genericDiamondId }: RingStoneInput,
): Promise<StonePart> {
  if (diamondId != null && genericDiamondId == null) return findDiamondPart(ctx, diamondId);
  if (genericDiamondId != null && diamondId == null) return findGenericPart(ctx, genericDiamondId);
  throw invalid('stone', 'must contain exactly one field');
}
