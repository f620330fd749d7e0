import { defineModule } from '../../kernel/module.ts';
import { referenceDataRoutes } from './reference-data.routes.ts';

export { businessTypeById, businessTypes } from './business-types.ts';
export {
  blackColorId,
  type Color,
  ColorCategory,
  colors,
  fancyColor,
  firstFancyColorId,
  lastWhiteColorId,
  whiteRange,
} from './colors.ts';
export { countryById, countryByName, federationById } from './countries.ts';
export { clarities, cuts, fancyIntensities, fluorescences, laboratories, polishes, symmetries } from './grades.ts';
export { type ReferenceList, type ReferenceValue, spelling } from './reference-list.ts';
export * from './reference-lists.type.ts';
export { BusinessTypeType, CountryType, FederationType } from './reference-lists.type.ts';
export { roundShapeId, shapes } from './shapes.ts';
export { culets, fluorescenceColors, girdles, overtones } from './trade-terms.ts';

import { ReferenceDataResolver } from './reference-data.resolver.ts';

export const referenceDataModule = defineModule({
  resolvers: [ReferenceDataResolver],
  routes: referenceDataRoutes,
});
