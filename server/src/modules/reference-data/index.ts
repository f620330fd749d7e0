import type { Route } from '../../kernel/route.ts';

export {
  type BusinessType,
  businessTypeById,
  businessTypes,
} from './business-types.ts';
export {
  blackColorId,
  type Color,
  ColorCategory,
  colors,
  fancyColor,
  firstFancyColorId,
  lastWhiteColorId,
} from './colors.ts';
export {
  type Country,
  countries,
  countryById,
  type Federation,
  federationById,
} from './countries.ts';
export {
  clarities,
  cuts,
  fancyIntensities,
  fluorescences,
  laboratories,
  polishes,
  symmetries,
} from './grades.ts';
export {
  type ReferenceList,
  type ReferenceValue,
  spelling,
} from './reference-list.ts';
export { roundShapeId, shapes } from './shapes.ts';
export {
  culets,
  fluorescenceColors,
  girdles,
  overtones,
} from './trade-terms.ts';

export const referenceDataResolvers = [] as const;
export const referenceDataRoutes: readonly Route[] = [];
