import { type ErrorCode } from '../../../kernel/errors/catalogue.ts';
import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { viewerOf } from '../../accounts/index.ts';
import { genericDiamonds, isSoOfMate, mateOf, offeredTo, ringSettings } from '../../catalogue/index.ts';
import { queryIn } from '../database.ts';

/** What a setting takes. Null ends are open. */
export interface SettingPart {
  readonly shapeIds: readonly number[];
  readonly caratsFrom: string | null;
  readonly caratsTo: string | null;
  readonly ringSizeFrom: number | null;
  readonly ringSizeTo: number | null;
}

/** A stone by its shape and the range of its weight. */
export interface StonePart {
  readonly shapeId: number;
  readonly caratsFrom: string;
  /** Null: no upper end. */
  readonly caratsTo: string | null;
}

const missing = (code: ErrorCode, path: string): AppError =>
  new AppError(code, {
    details: [{ path, message: 'there is none' }],
    explanation: 'There is no such part of a ring, or it is not shown to you. Choose another one.',
  });

const settingPartById = batch(
  async (ctx: RequestContext, ids: readonly number[]): Promise<Map<number, SettingPart>> => {
    const rows = await queryIn(ctx.em)
      .selectFrom('ring_setting as d')
      .select([
        'd.id',
        'd.shape_ids as shapeIds',
        'd.carats_from as caratsFrom',
        'd.carats_to as caratsTo',
        'd.ring_size_from as ringSizeFrom',
        'd.ring_size_to as ringSizeTo',
      ])
      .where(ringSettings.visibleTo(await viewerOf(ctx)))
      .where('d.id', '=', anyOf(ids))
      .execute();
    return new Map(rows.map(({ id, ...part }) => [id, part]));
  },
);

/** A setting that the caller sees, together with others asked for in the same moment. Throws ITEM_NOT_FOUND naming `ringSettingId`. */
export async function findSettingPart(ctx: RequestContext, id: number): Promise<SettingPart> {
  const part = await settingPartById(ctx, id);
  if (!part) throw missing('ITEM_NOT_FOUND', 'ringSettingId');
  return part;
}

const diamondPartById = batch(async (ctx: RequestContext, ids: readonly number[]) => {
  const isOffered = offeredTo(await viewerOf(ctx));
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
      isSoOfMate(isOffered).as('isMateShown'),
    ])
    .where(isOffered)
    .where('d.id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, ...part }) => [id, part]));
});

/**
 * A single diamond that the caller sees, together with others asked for in the same moment. Throws DIAMOND_NOT_FOUND, and
 * INVALID_REQUEST for a parcel and for a stone of a line set or of a pair that is not separated, naming `diamondId`.
 */
export async function findDiamondPart(ctx: RequestContext, id: number): Promise<StonePart> {
  const diamond = await diamondPartById(ctx, id);
  if (!diamond) throw missing('DIAMOND_NOT_FOUND', 'diamondId');
  const { parcelStones, lineSet, mate, isMateShown, ...part } = diamond;
  if (parcelStones > 1) throw invalid('diamondId', 'is a parcel');
  if (lineSet !== null) throw invalid('diamondId', 'is only sold with its line set');
  if (mate !== null) throw invalid('diamondId', `is only sold as a pair${isMateShown ? ` with ${mate}` : ''}`);
  return part;
}

const genericPartById = batch(async (ctx: RequestContext, ids: readonly number[]): Promise<Map<number, StonePart>> => {
  const rows = await queryIn(ctx.em)
    .selectFrom('generic_diamond as d')
    .select(['d.id', 'd.shape_id as shapeId', 'd.carats_from as caratsFrom', 'd.carats_to as caratsTo'])
    .where(genericDiamonds.visibleTo(await viewerOf(ctx)))
    .where('d.id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, ...part }) => [id, part]));
});

/**
 * A generic diamond that the caller sees, together with others asked for in the same moment. Throws ITEM_NOT_FOUND naming
 * `genericDiamondId`.
 */
export async function findGenericPart(ctx: RequestContext, id: number): Promise<StonePart> {
  const stone = await genericPartById(ctx, id);
  if (!stone) throw missing('ITEM_NOT_FOUND', 'genericDiamondId');
  return stone;
}
