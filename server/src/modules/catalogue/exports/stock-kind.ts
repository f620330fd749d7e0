import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** Types of stock. The values are those of REST's paths and of exported files. */
export enum StockKind {
  DIAMONDS = 'diamonds',
  MELEE = 'melee',
  RING_SETTINGS = 'ring_settings',
  GENERIC_DIAMONDS = 'generic_diamonds',
  ETERNITY_RINGS = 'eternity_rings',
  BRACELETS = 'bracelets',
  CUSTOM_NECKLACES = 'custom_necklaces',
  JEWELLERY = 'products',
}

describedEnum(StockKind, {
  name: 'StockKind',
  description: 'Types of stock. New ones may come.',
  values: {
    DIAMONDS: 'Single stones, pairs, lines and parcels.',
    MELEE: 'Lots of small stones, sold by weight.',
    RING_SETTINGS: 'Rings that wait for their stone.',
    GENERIC_DIAMONDS: 'Stones that are not graded one by one.',
    ETERNITY_RINGS: 'Bands set all around.',
    BRACELETS: 'Bracelets, each colour and size by itself.',
    CUSTOM_NECKLACES: 'Necklaces made to order.',
    JEWELLERY: 'Finished pieces, each one of a kind.',
  },
});
