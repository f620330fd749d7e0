import { sql } from 'kysely';
import { bracelets, customNecklaces, eternityRings, jewellery, jewelleryAvailabilityTo } from '../catalogue/index.ts';
import { BraceletLine, CustomNecklaceLine, EternityRingLine, JewelleryLine } from './basket-line.type.ts';
import { ItemType } from './item-type.ts';
import { pieceSellable } from './piece.sellable.ts';

export const eternityRingSellable = pieceSellable({
  itemType: ItemType.ETERNITY_RING,
  type: eternityRings,
  words: sql`concat_ws(', ', d.name, d.material, d.color_of_gold, 'size ' || d.ring_size::text)`,
  carats: sql`d.total_carats`,
  line: (facts) => new EternityRingLine(facts),
});

export const braceletSellable = pieceSellable({
  itemType: ItemType.BRACELET,
  type: bracelets,
  words: sql`concat_ws(', ', coalesce(d.title, d.name), d.material, d.color, 'size ' || d.size)`,
  carats: sql`d.total_carats`,
  line: (facts) => new BraceletLine(facts),
});

export const customNecklaceSellable = pieceSellable({
  itemType: ItemType.CUSTOM_NECKLACE,
  type: customNecklaces,
  words: sql`concat_ws(', ', d.name, d.material, d.chain_length::text || ' in')`,
  carats: sql`d.total_carats`,
  line: (facts) => new CustomNecklaceLine(facts),
});

export const jewellerySellable = pieceSellable({
  itemType: ItemType.JEWELLERY,
  type: jewellery,
  words: sql`concat_ws(', ', coalesce(d.title, d.parcel_name, initcap(d.type)), d.material, d.period, d.brand)`,
  line: (facts) => new JewelleryLine(facts),
  availabilityOfUnique: jewelleryAvailabilityTo,
});
