import { iso31661, iso31662 } from 'iso-3166';

/** State or province. */
export interface Federation {
  readonly id: number;
  readonly countryId: number;
  /** ISO 3166-2 code, such as `US-NY`. */
  readonly code: string;
  readonly name: string;
}

export interface Country {
  /** ISO 3166-1 numeric code. */
  readonly id: number;
  /** ISO 3166-1 alpha-2 code, such as `US`. */
  readonly code: string;
  readonly name: string;
  /** Other codes and names for searches, such as `USA`. */
  readonly aliases: readonly string[];
  /** States or provinces, sorted by name. Empty if the country has none. */
  readonly federations: readonly Federation[];
}

/**
 * Returns a stable ID that depends only on the country number and the ISO 3166-2 code. It is the country number ×
 * 100,000 plus the base-36 value of `1` and the part after the hyphen. Example: `US-NY` → 840 | 1NY.
 */
const federationId = (countryId: number, code: string): number =>
  countryId * 100_000 + Number.parseInt(`1${code.slice(code.indexOf('-') + 1)}`, 36);

const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, 'en');

/** Subdivisions, keyed by parent. Only top-level subdivisions of a country are used. */
const subdivisions = new Map<string, { code: string; name: string }[]>();
for (const entry of iso31662) subdivisions.set(entry.parent, [...(subdivisions.get(entry.parent) ?? []), entry]);
const englishNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** Common names and abbreviations of countries, in addition to the ISO codes and the English and local names. */
const commonNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates', 'Dubai', 'Abu Dhabi'],
  BA: ['Bosnia'],
  BY: ['Belarus', 'White Russia'],
  CD: ['DRC', 'Congo-Kinshasa', 'Zaire'],
  CG: ['Congo-Brazzaville'],
  CI: ['Ivory Coast'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  HK: ['Hong Kong'],
  IE: ['Republic of Ireland', 'Eire'],
  IR: ['Persia'],
  KP: ['North Korea', 'DPRK'],
  KR: ['South Korea', 'Republic of Korea'],
  LA: ['Laos'],
  MK: ['Macedonia'],
  MM: ['Burma', 'Myanmar'],
  MO: ['Macao', 'Macau'],
  NL: ['Holland'],
  PS: ['Palestine'],
  RU: ['Russian Federation'],
  SY: ['Syria'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey', 'Türkiye'],
  TW: ['Taiwan', 'Republic of China'],
  US: ['USA', 'U.S.A.', 'U.S.', 'United States of America', 'America'],
  VA: ['Vatican'],
  VN: ['Vietnam'],
  ZA: ['RSA'],
};

/** Languages of a country's local names, in addition to English. */
const localLanguages: Readonly<Record<string, readonly string[]>> = {
  AE: ['ar'],
  AT: ['de'],
  BE: ['nl', 'fr', 'de'],
  BR: ['pt'],
  CH: ['de', 'fr', 'it'],
  CN: ['zh'],
  CZ: ['cs'],
  DE: ['de'],
  DK: ['da'],
  EG: ['ar'],
  ES: ['es'],
  FI: ['fi', 'sv'],
  FR: ['fr'],
  GR: ['el'],
  HR: ['hr'],
  HU: ['hu'],
  IN: ['hi'],
  IT: ['it'],
  JP: ['ja'],
  KR: ['ko'],
  LU: ['fr', 'de'],
  MX: ['es'],
  NL: ['nl'],
  NO: ['nb'],
  PL: ['pl'],
  PT: ['pt'],
  RO: ['ro'],
  RU: ['ru'],
  SE: ['sv'],
  TH: ['th'],
  TR: ['tr'],
  UA: ['uk'],
};

/** Returns the ISO codes, common names and local names of a country, without its English name. */
function aliasesOf(alpha2: string, alpha3: string, isoName: string, englishName: string): readonly string[] {
  const localNames = (localLanguages[alpha2] ?? []).flatMap((language) => {
    const name = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(alpha2);
    return name === undefined ? [] : [name];
  });
  const aliases = new Set([alpha2, alpha3, isoName, ...(commonNames[alpha2] ?? []), ...localNames]);
  aliases.delete(englishName);
  return [...aliases];
}

/** All countries of ISO 3166, sorted by English name. */
export const countries: readonly Country[] = iso31661
  .map(({ alpha2, alpha3, numeric, name: isoName }): Country => {
    const id = Number(numeric);
    const name = englishNames.of(alpha2) ?? isoName;
    const federations = (subdivisions.get(alpha2) ?? []).map(
      (entry): Federation => ({
        id: federationId(id, entry.code),
        countryId: id,
        code: entry.code,
        name: entry.name,
      }),
    );
    return {
      id,
      code: alpha2,
      name,
      aliases: aliasesOf(alpha2, alpha3, isoName, name),
      federations: federations.sort(byName),
    };
  })
  .sort(byName);

const countriesById = new Map(countries.map((country) => [country.id, country]));
const federationsById = new Map(
  countries.flatMap((country) => country.federations.map((item) => [item.id, item] as const)),
);

const countriesByName = new Map(countries.map((country) => [country.name, country]));

/** Returns the country with this English name. Undefined if there is none. */
export const countryByName = (name: string): Country | undefined => countriesByName.get(name);

/** Returns a country by ID. Undefined if there is none. */
export const countryById = (id: number): Country | undefined => countriesById.get(id);

/** Returns a state or province by ID. Undefined if there is none. */
export const federationById = (id: number): Federation | undefined => federationsById.get(id);
