/** Sections of forms and filter panels, in display order. */
export const stockSections = [
  'Identity',
  'Weight and size',
  'Price',
  'Grades',
  'Report',
  'Proportions',
  'Make',
  'Main stone',
  'Side stones',
  'Pictures',
  'Pairs, lines and parcels',
  'Remarks',
  'Availability',
  'Memo',
  'Books',
] as const;

export type StockSection = (typeof stockSections)[number];
