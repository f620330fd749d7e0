import type { EntityClass, EntityManager } from '@mikro-orm/core';
import { ManyToOne } from '@mikro-orm/decorators/legacy';
import { Bracelet, CustomNecklace, Diamond, EternityRing, JewelleryPiece, Melee } from '../catalogue/index.ts';
import { CompletedRing, EngagementRing } from '../ring-builder/index.ts';
import type { ItemReferences } from './item-type.ts';

/** What each reference points to. */
const things: Record<keyof ItemReferences, { entity: () => EntityClass<object>; fieldName: string }> = {
  diamondId: { entity: () => Diamond, fieldName: 'diamond_id' },
  meleeId: { entity: () => Melee, fieldName: 'melee_id' },
  engagementRingId: { entity: () => EngagementRing, fieldName: 'engagement_ring_id' },
  completedRingId: { entity: () => CompletedRing, fieldName: 'completed_ring_id' },
  eternityRingId: { entity: () => EternityRing, fieldName: 'eternity_ring_id' },
  braceletId: { entity: () => Bracelet, fieldName: 'bracelet_id' },
  jewelleryPieceId: { entity: () => JewelleryPiece, fieldName: 'jewellery_piece_id' },
  customNecklaceId: { entity: () => CustomNecklace, fieldName: 'custom_necklace_id' },
};

/** A row's reference to a thing of one kind, and what becomes of the row when the thing is deleted. */
export const ItemReference =
  (deleteRule: 'cascade' | 'set null'): PropertyDecorator =>
  (target, property) => {
    const name = String(property);
    if (!isReference(name)) throw new Error(`${name} is no reference to a kind of thing`);
    const { entity, fieldName } = things[name];
    ManyToOne<object, object>({ entity, fieldName, mapToPk: true, nullable: true, deleteRule, index: true })(
      target,
      name,
    );
  };

/** The table of the things that a reference points to. */
export const tableOf = (em: EntityManager, reference: keyof ItemReferences): string =>
  em.getMetadata().get(things[reference].entity()).tableName;

const isReference = (name: string): name is keyof ItemReferences => Object.hasOwn(things, name);
