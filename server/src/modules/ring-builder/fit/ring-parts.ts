import { type ErrorCode } from '../../../kernel/errors/catalogue.ts';
import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
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

const missing = (code: ErrorCode, path: string) => () =>
  new AppError(code, {
    details: [{ path, message: 'there is none' }],
    explanation: 'There is no such part of a ring, or it is not shown to you. Choose another one.',
  });

/** A setting that the caller sees. Throws ITEM_NOT_FOUND naming `ringSettingId`. */
export async function findSettingPart(ctx: RequestContext, id: number): Promise<SettingPart> {
  const setting = queryIn(ctx.em)
    .selectFrom('ring_setting as d')
    .select([
      'd.shape_ids as shapeIds',
      'd.carats_from as caratsFrom',
      'd.carats_to as caratsTo',
      'd.ring_size_from as ringSizeFrom',
      'd.ring_size_to as ringSizeTo',
    ])
    .where(ringSettings.visibleTo(await viewerOf(ctx)))
    .where('d.id', '=', id);
  return setting.executeTakeFirstOrThrow(missing('ITEM_NOT_FOUND', 'ringSettingId'));
}

/**
 * A single diamond that the caller sees. Throws DIAMOND_NOT_FOUND, and INVALID_REQUEST for a parcel and for a stone of a
 * line set or of a pair that is not separated, naming `diamondId`.
 */
export async function findDiamondPart(ctx: RequestContext, id: number): Promise<StonePart> {
  const isOffered = offeredTo(await viewerOf(ctx));
  const diamond = queryIn(ctx.em)
    .selectFrom('diamond as d')
    .select([
      'd.shape_id as shapeId',
      'd.carats as caratsFrom',
      'd.carats as caratsTo',
      'd.parcel_stones as parcelStones',
      'd.line_set as lineSet',
      mateOf.as('mate'),
      isSoOfMate(isOffered).as('isMateShown'),
    ])
    .where(isOffered)
    .where('d.id', '=', id);
  const { parcelStones, lineSet, mate, isMateShown, ...part } = await diamond.executeTakeFirstOrThrow(
    missing('DIAMOND_NOT_FOUND', 'diamondId'),
  );
  if (parcelStones > 1) throw invalid('diamondId', 'is a parcel');
  if (lineSet !== null) throw invalid('diamondId', 'is only sold with its line set');
  if (mate !== null) throw invalid('diamondId', `is only sold as a pair${isMateShown ? ` with ${mate}` : ''}`);
  return part;
}

/** A generic diamond that the caller sees. Throws ITEM_NOT_FOUND naming `genericDiamondId`. */
export async function findGenericPart(ctx: RequestContext, id: number): Promise<StonePart> {
  const stone = queryIn(ctx.em)
    .selectFrom('generic_diamond as d')
    .select(['d.shape_id as shapeId', 'd.carats_from as caratsFrom', 'd.carats_to as caratsTo'])
    .where(genericDiamonds.visibleTo(await viewerOf(ctx)))
    .where('d.id', '=', id);
  return stone.executeTakeFirstOrThrow(missing('ITEM_NOT_FOUND', 'genericDiamondId'));
}
