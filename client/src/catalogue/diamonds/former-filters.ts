const formerNames = {
  carats: 'carat',
  totalPrice: 'price',
  pricePerCarat: 'ppc',
  rapPrice: 'rap',
  fluorescenceIds: 'fluor',
  fluorescenceColors: 'fluorColor',
  laboratoryIds: 'lab',
  hasReport: 'graded',
  hasImage: 'image',
  has3d: 'view3d',
  depthPercent: 'depth',
  tablePercent: 'table',
  crownAngle: 'crown',
  girdles: 'girdle',
  culetSizes: 'culet',
  colorShades: 'shade',
  overtones: 'overtone',
  treatments: 'treatment',
  tradeShows: 'show',
  lineSet: 'set',
  parcelStones: 'stones',
  isLabGrown: 'grown',
  isPair: 'pair',
  isMatchingPair: 'matching',
  isLine: 'line',
  isSnP: 'snp',
};

/**
 * What filters of diamonds were called in addresses before they went by the names of the schema: links that people have
 * kept and sent must not show other stones than they did.
 */
export const formerFilters = Object.entries(formerNames).map(([field, formerId]) => ({ field, formerId }));
