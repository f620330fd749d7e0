import { type GoodRequests, nothing } from './dataset.ts';

export const referenceDataRequests: GoodRequests = {
  'GET /api/data/business_types': nothing,
  'GET /api/data/countries': nothing,
  'GET /api/data/diamonds/clarities': nothing,
  'GET /api/data/diamonds/colors': nothing,
  'GET /api/data/diamonds/cuts': nothing,
  'GET /api/data/diamonds/fluors': nothing,
  'GET /api/data/diamonds/labs': nothing,
  'GET /api/data/diamonds/polishes': nothing,
  'GET /api/data/diamonds/shapes': nothing,
  'GET /api/data/diamonds/symmetries': nothing,
  'GET /api/data/diamonds/fancyIntensities': nothing,
};
