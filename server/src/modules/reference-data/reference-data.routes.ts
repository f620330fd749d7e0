import { get, type Route } from '../../kernel/route.ts';
import { readCountries, readReferenceLists } from './read-reference-lists.ts';

type Lists = Awaited<ReturnType<typeof readReferenceLists>>;

/** REST's name of a list → ours. */
const gradingLists: Record<string, keyof Omit<Lists, 'colors' | 'businessTypes'>> = {
  clarities: 'clarities',
  cuts: 'cuts',
  fluors: 'fluorescences',
  labs: 'laboratories',
  polishes: 'polishes',
  shapes: 'shapes',
  symmetries: 'symmetries',
  fancyIntensities: 'fancyIntensities',
};

export const referenceDataRoutes: readonly Route[] = [
  get('/data/business_types', readReferenceLists, { present: ({ businessTypes }) => businessTypes }),
  get('/data/countries', readCountries, {
    present: (countries) =>
      countries.map(({ id, code, name, federations }) => ({
        id,
        code,
        name,
        federations: federations.map((federation) => ({ id: federation.id, name: federation.name })),
      })),
  }),
  get('/data/diamonds/colors', readReferenceLists, {
    present: ({ colors }) => colors.map(({ id, name, variation }) => ({ id, name, variation })),
  }),
  ...Object.entries(gradingLists).map(([path, list]) =>
    get(`/data/diamonds/${path}`, readReferenceLists, {
      present: (lists) => lists[list].map(({ id, label }) => ({ id, name: label })),
    }),
  ),
];
