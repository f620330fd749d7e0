export type StockKind = 'DIAMONDS' | 'BRACELETS' | 'CUSTOM_NECKLACES' | 'ETERNITY_RINGS' | 'GENERIC_DIAMONDS' | 'JEWELLERY' | 'MELEE' | 'RING_SETTINGS';
export type StockNoun = 'diamond' | 'bracelet' | 'custom necklace' | 'eternity ring' | 'generic diamond' | 'jewellery piece' | 'melee lot' | 'ring setting';
export type StockPlural = 'diamonds' | 'bracelets' | 'custom necklaces' | 'eternity rings' | 'generic diamonds' | 'jewellery pieces' | 'melee lots' | 'ring settings';
