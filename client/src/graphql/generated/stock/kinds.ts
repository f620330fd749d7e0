export type StockKind = 'DIAMOND' | 'BRACELET' | 'CUSTOM_NECKLACE' | 'ETERNITY_RING' | 'GENERIC_DIAMOND' | 'JEWELLERY' | 'MELEE' | 'RING_SETTING';
export type StockNoun = 'diamond' | 'bracelet' | 'custom necklace' | 'eternity ring' | 'generic diamond' | 'jewellery piece' | 'melee lot' | 'ring setting';
export const typeNames: Readonly<Record<StockKind, string>> = { DIAMOND: 'Diamond', BRACELET: 'Bracelet', CUSTOM_NECKLACE: 'CustomNecklace', ETERNITY_RING: 'EternityRing', GENERIC_DIAMOND: 'GenericDiamond', JEWELLERY: 'JewelleryPiece', MELEE: 'MeleeLot', RING_SETTING: 'RingSetting' };
export type StockPlural = 'diamonds' | 'bracelets' | 'custom necklaces' | 'eternity rings' | 'generic diamonds' | 'jewellery pieces' | 'melee lots' | 'ring settings';
