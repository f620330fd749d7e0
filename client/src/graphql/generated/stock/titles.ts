import type { StockKind } from './kinds';

export const stockTitles: Readonly<Record<StockKind, string>> = {
  DIAMOND: 'Diamonds',
  BRACELET: 'Bracelets',
  CUSTOM_NECKLACE: 'Custom necklaces',
  ETERNITY_RING: 'Eternity rings',
  GENERIC_DIAMOND: 'Generic diamonds',
  JEWELLERY: 'Jewellery pieces',
  MELEE: 'Melee lots',
  RING_SETTING: 'Ring settings',
};
