import Type, { type Static } from 'typebox';
import { fixedListing } from '../../kernel/input/page.ts';
import { etagOf } from '../../kernel/transport/etag.ts';
import { list, type Route } from '../../kernel/transport/route.ts';
import { forEveryKey, guest } from '../../kernel/use-cases/access.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { businessTypes } from './business-types.ts';
import { colors } from './colors.ts';
import { countries } from './countries.ts';
import { clarities, cuts, fancyIntensities, fluorescences, laboratories, polishes, symmetries } from './grades.ts';
import { shapes } from './shapes.ts';

type Grade = { readonly id: number; readonly label: string };

const strict = { additionalProperties: false };
const NamedSchema = Type.Object(
  {
    id: Type.Integer({ description: 'ID, which never changes.' }),
    name: Type.String({ description: 'English name.' }),
  },
  { ...strict, title: 'Named' },
);
const ColorSchema = Type.Object(
  {
    id: Type.Integer({ description: 'ID, which never changes.' }),
    name: Type.String({ description: 'White, Black, or a hue such as Yellow.' }),
    variation: Type.String({ description: 'D to Z for White, the intensity for a fancy color, otherwise empty.' }),
  },
  { ...strict, title: 'Color' },
);
const CountrySchema = Type.Object(
  {
    id: Type.Integer({ description: 'ISO 3166-1 numeric.' }),
    code: Type.String({ description: 'ISO 3166-1 alpha-2, such as US.' }),
    name: Type.String({ description: 'English name.' }),
    aliases: Type.Array(Type.String(), { description: 'Alternative codes and names for searches.' }),
    federations: Type.Array(NamedSchema, {
      description: 'States or provinces, sorted by name. Empty if the country has none.',
    }),
  },
  { ...strict, title: 'Country' },
);

/** Grading lists, keyed by REST name. Each entry includes the summary of its route. */
const gradingLists: Record<string, readonly [values: readonly Grade[], what: string]> = {
  clarities: [clarities.values, 'Lists clarity grades, best first.'],
  cuts: [cuts.values, 'Lists cut grades, best first.'],
  fluors: [fluorescences.values, 'Lists fluorescence intensities, weakest first.'],
  labs: [laboratories.values, 'Lists grading laboratories.'],
  polishes: [polishes.values, 'Lists polish grades, best first.'],
  shapes: [shapes.values, 'Lists diamond shapes.'],
  symmetries: [symmetries.values, 'Lists symmetry grades, best first.'],
  fancyIntensities: [fancyIntensities.values, 'Lists fancy color intensities, weakest first.'],
};

function fixedList<T>(values: readonly T[]) {
  const listing = fixedListing(etagOf('reference data', JSON.stringify(values)), values);
  return query(forEveryKey(guest), async () => listing);
}

export const referenceDataRoutes: readonly Route[] = [
  list('/data/business_types', fixedList(businessTypes), {
    summary: 'Lists business types of users.',
    present: ({ id, name }): Static<typeof NamedSchema> => ({ id, name }),
    returns: NamedSchema,
  }),
  list('/data/countries', fixedList(countries), {
    summary: 'Lists all countries with their states or provinces, by name.',
    present: ({ id, code, name, aliases, federations }): Static<typeof CountrySchema> => ({
      id,
      code,
      name,
      aliases: [...aliases],
      federations: federations.map((federation) => ({ id: federation.id, name: federation.name })),
    }),
    returns: CountrySchema,
  }),
  list('/data/diamonds/colors', fixedList(colors.values), {
    summary: 'Lists colors: white D to Z, black, then fancy hues with their intensities.',
    present: ({ id, name, variation }): Static<typeof ColorSchema> => ({ id, name, variation }),
    returns: ColorSchema,
  }),
  ...Object.entries(gradingLists).map(([path, [values, summary]]) =>
    list(`/data/diamonds/${path}`, fixedList(values), {
      summary,
      present: ({ id, label }): Static<typeof NamedSchema> => ({ id, name: label }),
      returns: NamedSchema,
    }),
  ),
];
