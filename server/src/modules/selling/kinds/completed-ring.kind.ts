import { anyOf } from '../../../platform/database/statements/statements.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import { clarities, colors, shapes } from '../../reference-data/index.ts';
import {
  CompletedRing,
  CompletedRingInput,
  CompletedRingType,
  completedRingById,
  fitCompletedRing,
} from '../../ring-builder/index.ts';
import type { Availability } from '../../stock/values/index.ts';
import { genericDiamonds } from '../../stock-types/generic-diamonds/index.ts';
import { queryIn } from '../database.ts';
import { snapshotsOf } from '../snapshots/item-snapshot.ts';
import { partField } from './item-field.ts';
import { ringKind } from './ring-kind.ts';

interface GenericStoneRow {
  readonly id: number;
  readonly shapeId: number;
  readonly colorId: number | null;
  readonly clarityId: number | null;
  readonly carats: string;
  readonly totalPrice: string;
  readonly availability: Availability;
}

const describeGeneric = ({ shapeId, colorId, clarityId, carats }: GenericStoneRow): string =>
  [
    `${shapes.byId.get(shapeId)?.label ?? ''} ${Number(carats)} ct`,
    [
      colorId === null ? undefined : colors.byId.get(colorId)?.label,
      clarityId === null ? undefined : clarities.byId.get(clarityId)?.label,
    ]
      .filter(Boolean)
      .join(' '),
  ]
    .filter(Boolean)
    .join(' ');

/** Settings with a generic diamond. The setting and the stone are made to order. */
export const completedRingKind = ringKind({
  itemType: 5,
  noun: 'completed ring',
  table: 'completed_ring',
  entity: CompletedRing,
  graphqlName: 'completedRing',
  // All fields of a ring are always read, so that calls that select different fields share a query.
  view: { output: CompletedRingType, find: (ctx, id) => completedRingById(ctx, id) },
  line: { name: 'CompletedRingLine', description: 'Ring setting with a generic diamond.' },
  newRingField: partField(
    'completedRing',
    CompletedRingInput,
    'New ring made from a setting and a generic diamond.',
    async (ring, ctx) => ({ parts: await fitCompletedRing(ctx, ring) }),
  ),
  existing: 'ID of a completed ring that the caller has created.',
  rest: {
    stoneId: 'genericDiamondId',
    wishedSettingId: 'completedRingSettingId',
    wishedStoneId: 'completedGenericDiamondId',
  },
  stoneSnapshots: snapshotsOf(genericDiamonds, {
    facts: ['shapeId', 'colorId', 'clarityId', 'isLabGrown'],
  }),
  stoneType: genericDiamonds,
  async stones(ctx, ids) {
    const viewer = await viewerOf(ctx);
    const rows: readonly GenericStoneRow[] = await queryIn(ctx.em)
      .selectFrom('generic_diamond as d')
      .select([
        'd.id',
        'd.shape_id as shapeId',
        'd.color_id as colorId',
        'd.clarity_id as clarityId',
        'd.carats_from as carats',
        genericDiamonds.readNamed('totalPrice', viewer).as('totalPrice'),
        genericDiamonds.readNamed('availability', viewer).as('availability'),
      ])
      .where(genericDiamonds.visibleTo(viewer))
      .where('d.id', '=', anyOf(ids))
      .execute();
    return new Map(rows.map((stone) => [stone.id, { ...stone, description: describeGeneric(stone) }]));
  },
  reservations: async (_em, requested) => new Map(requested.map((ring) => [ring, null])),
});
