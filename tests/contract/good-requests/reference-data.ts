import { emptyRequest, type GoodRequests } from './dataset.ts';

export const referenceDataRequests: GoodRequests = {
  'GET /api/data/business_types': emptyRequest,
  'GET /api/data/countries': emptyRequest,
  'GET /api/data/diamonds/clarities': emptyRequest,
  'GET /api/data/diamonds/colors': emptyRequest,
  'GET /api/data/diamonds/cuts': emptyRequest,
  'GET /api/data/diamonds/fluors': emptyRequest,
  'GET /api/data/diamonds/labs': emptyRequest,
  'GET /api/data/diamonds/polishes': emptyRequest,
  'GET /api/data/diamonds/shapes': emptyRequest,
  'GET /api/data/diamonds/symmetries': emptyRequest,
  'GET /api/data/diamonds/fancyIntensities': emptyRequest,
};
