import type { StockIndex } from '../../stock/stock-declaration';

export const stockIndex: StockIndex = [
  { kind: 'DIAMOND', path: 'diamonds', title: 'Diamonds', files: async () => (await import('./diamond-files')).diamondFiles },
  { kind: 'BRACELET', path: 'bracelets', title: 'Bracelets', files: async () => (await import('./bracelet-files')).braceletFiles },
  { kind: 'CUSTOM_NECKLACE', path: 'custom-necklaces', title: 'Custom necklaces', files: async () => (await import('./customNecklace-files')).customNecklaceFiles },
  { kind: 'ETERNITY_RING', path: 'eternity-rings', title: 'Eternity rings', files: async () => (await import('./eternityRing-files')).eternityRingFiles },
  { kind: 'GENERIC_DIAMOND', path: 'generic-diamonds', title: 'Generic diamonds', files: async () => (await import('./genericDiamond-files')).genericDiamondFiles },
  { kind: 'JEWELLERY', path: 'jewellery-pieces', title: 'Jewellery pieces', files: async () => (await import('./jewelleryPiece-files')).jewelleryPieceFiles },
  { kind: 'MELEE', path: 'melee-lots', title: 'Melee lots', files: async () => (await import('./meleeLot-files')).meleeLotFiles },
  { kind: 'RING_SETTING', path: 'ring-settings', title: 'Ring settings', files: async () => (await import('./ringSetting-files')).ringSettingFiles },
];
