import { sql } from 'kysely';
import { AppError, type ErrorCode, invalid } from '../../../kernel/errors/errors.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { viewerOf } from '../../accounts/index.ts';
import { genericDiamonds, offeredTo, ringSettings } from '../../catalogue/index.ts';

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

/** A diamond, and what keeps it out of rings. */
interface DiamondPart extends StonePart {
  readonly parcelStones: number;
  /** The set with which alone it is sold. */
  readonly lineSet: string | null;
}

const found = <T>(rows: readonly T[], code: ErrorCode, path: string): T => {
  const [part] = rows;
  if (!part) throw new AppError(code, { details: [{ path, message: 'there is none' }] });
  return part;
};

/** A setting that the caller sees. Throws ITEM_NOT_FOUND naming `ringSettingId`. */
export async function findSettingPart(ctx: RequestContext, id: number): Promise<SettingPart> {
  const { rows } = await sql<SettingPart>`
    select d.shape_ids as "shapeIds", d.carats_from as "caratsFrom", d.carats_to as "caratsTo",
      d.ring_size_from as "ringSizeFrom", d.ring_size_to as "ringSizeTo"
    from ring_setting d where ${ringSettings.visibleTo(await viewerOf(ctx))} and d.id = ${id}`.execute(
    ctx.em.getKysely(),
  );
  return found(rows, 'ITEM_NOT_FOUND', 'ringSettingId');
}

/**
 * A single diamond that the caller sees. Throws DIAMOND_NOT_FOUND, and INVALID_REQUEST for a parcel and for a stone of a
 * line set, naming `diamondId`.
 */
export async function findDiamondPart(ctx: RequestContext, id: number): Promise<StonePart> {
  const { rows } = await sql<DiamondPart>`
    select d.shape_id as "shapeId", d.carats as "caratsFrom", d.carats as "caratsTo", d.parcel_stones as "parcelStones",
      d.line_set as "lineSet"
    from diamond d where ${offeredTo(await viewerOf(ctx))} and d.id = ${id}`.execute(ctx.em.getKysely());
  const { parcelStones, lineSet, ...part } = found(rows, 'DIAMOND_NOT_FOUND', 'diamondId');
  if (parcelStones > 1) throw invalid('diamondId', 'is a parcel');
  if (lineSet !== null) throw invalid('diamondId', 'is only sold with its line set');
  return part;
}

/** A generic diamond that the caller sees. Throws ITEM_NOT_FOUND naming `genericDiamondId`. */
export async function findGenericPart(ctx: RequestContext, id: number): Promise<StonePart> {
  const { rows } = await sql<StonePart>`
    select d.shape_id as "shapeId", d.carats_from as "caratsFrom", d.carats_to as "caratsTo"
    from generic_diamond d where ${genericDiamonds.visibleTo(await viewerOf(ctx))} and d.id = ${id}`.execute(
    ctx.em.getKysely(),
  );
  return found(rows, 'ITEM_NOT_FOUND', 'genericDiamondId');
}
