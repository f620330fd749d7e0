import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../accounts/index.ts';
import { isSoldAlone } from '../diamonds/diamond-mate.ts';
import { ringSettings } from './ring-setting.stock.ts';

/*
 * A setting takes a stone when the stone's shape is among its shapes and the stone's weight within its range. An end that
 * is missing is open.
 */

/**
 * Stones `d` of `diamond` that a setting takes: single ones, and none of a line set or of a pair that is not separated, which
 * are sold as a whole. None for a setting that the viewer does not see.
 */
export const fitsSetting = (settingId: number, viewer: Viewer): RawBuilder<boolean> => sql`(
  d.parcel_stones = 1 and d.line_set is null and ${isSoldAlone} and exists (
    select from (
      select d.shape_ids, d.carats_from, d.carats_to from ring_setting d
      where d.id = ${settingId} and ${ringSettings.visibleTo(viewer)}
    ) s
    where d.shape_id = any(s.shape_ids) and d.carats >= coalesce(s.carats_from, 0)
      and d.carats <= coalesce(s.carats_to, 'infinity')))`;

/** Settings `d` of `ring_setting` that take a stone. */
export const takesStone = (stone: {
  shapeId: number;
  caratsFrom: string;
  caratsTo: string | null;
}): RawBuilder<boolean> => sql`(
  ${stone.shapeId}::smallint = any(d.shape_ids)
  and ${stone.caratsFrom}::numeric <= coalesce(d.carats_to, 'infinity')
  and (${stone.caratsTo}::numeric is null or ${stone.caratsTo}::numeric >= coalesce(d.carats_from, 0)))`;
