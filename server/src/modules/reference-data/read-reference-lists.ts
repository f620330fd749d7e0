import { forEveryKey, guest } from '../../kernel/use-cases/access.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { businessTypes } from './business-types.ts';
import { colors } from './colors.ts';
import { countries } from './countries.ts';
import { clarities, cuts, fancyIntensities, fluorescences, laboratories, polishes, symmetries } from './grades.ts';
import { shapes } from './shapes.ts';

const lists = {
  shapes: shapes.values,
  colors: colors.values,
  clarities: clarities.values,
  cuts: cuts.values,
  polishes: polishes.values,
  symmetries: symmetries.values,
  fluorescences: fluorescences.values,
  laboratories: laboratories.values,
  fancyIntensities: fancyIntensities.values,
  businessTypes,
};

/** Every fixed list but the countries. */
export const readReferenceLists = query(forEveryKey(guest), async () => lists);

/** All countries with their states or provinces. */
export const readCountries = query(forEveryKey(guest), async () => countries);
