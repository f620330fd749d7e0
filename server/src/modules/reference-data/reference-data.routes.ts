import Type, { type Static } from 'typebox';
import { get, type Route } from '../../kernel/route.ts';
import { readCountries, readReferenceLists } from './read-reference-lists.ts';

type Lists = Awaited<ReturnType<typeof readReferenceLists>>;

const strict = { additionalProperties: false };
const NamedSchema = Type.Object(
  { id: Type.Integer({ description: 'Never changes.' }), name: Type.String({ description: 'English.' }) },
  { ...strict, title: 'Named' },
);
const ColorSchema = Type.Object(
  {
    id: Type.Integer({ description: 'Never changes.' }),
    name: Type.String({ description: 'White, Black, or a hue such as Yellow.' }),
    variation: Type.String({ description: 'D to Z for White, the intensity for a hue; empty where there is none.' }),
  },
  { ...strict, title: 'Color' },
);
const CountrySchema = Type.Object(
  {
    id: Type.Integer({ description: 'ISO 3166-1 numeric.' }),
    code: Type.String({ description: 'ISO 3166-1 alpha-2, such as US.' }),
    name: Type.String({ description: 'English.' }),
    federations: Type.Array(NamedSchema, { description: 'States or provinces, by name; none where there are none.' }),
  },
  { ...strict, title: 'Country' },
);

/** REST's name of a list → ours, and what it holds. */
const gradingLists: Record<string, readonly [list: keyof Omit<Lists, 'colors' | 'businessTypes'>, what: string]> = {
  clarities: ['clarities', 'Clarity grades, best first.'],
  cuts: ['cuts', 'Cut grades, best first.'],
  fluors: ['fluorescences', 'Strengths of fluorescence, none first.'],
  labs: ['laboratories', 'Laboratories that grade stones.'],
  polishes: ['polishes', 'Polish grades, best first.'],
  shapes: ['shapes', 'Outlines of stones.'],
  symmetries: ['symmetries', 'Symmetry grades, best first.'],
  fancyIntensities: ['fancyIntensities', 'Strengths of fancy colours, faint first.'],
};

export const referenceDataRoutes: readonly Route[] = [
  get('/data/business_types', readReferenceLists, {
    summary: 'What the business of a user can be.',
    present: ({ businessTypes }): Static<typeof NamedSchema>[] => businessTypes.map(({ id, name }) => ({ id, name })),
    returns: Type.Array(NamedSchema),
  }),
  get('/data/countries', readCountries, {
    summary: 'All countries with their states or provinces, by name.',
    present: (countries): Static<typeof CountrySchema>[] =>
      countries.map(({ id, code, name, federations }) => ({
        id,
        code,
        name,
        federations: federations.map((federation) => ({ id: federation.id, name: federation.name })),
      })),
    returns: Type.Array(CountrySchema),
  }),
  get('/data/diamonds/colors', readReferenceLists, {
    summary: 'Colours: the white ones D to Z, black, then the fancy hues with their intensities.',
    present: ({ colors }): Static<typeof ColorSchema>[] =>
      colors.map(({ id, name, variation }) => ({ id, name, variation })),
    returns: Type.Array(ColorSchema),
  }),
  ...Object.entries(gradingLists).map(([path, [list, summary]]) =>
    get(`/data/diamonds/${path}`, readReferenceLists, {
      summary,
      present: (lists): Static<typeof NamedSchema>[] => lists[list].map(({ id, label }) => ({ id, name: label })),
      returns: Type.Array(NamedSchema),
    }),
  ),
];
