import { iso31661, iso31662 } from 'iso-3166';

/** A state or province. */
export interface Federation {
  readonly id: number;
  readonly countryId: number;
  /** ISO 3166-2, such as `US-NY`. */
  readonly code: string;
  readonly name: string;
}

/** A country. */
export interface Country {
  /** ISO 3166-1 numeric. */
  readonly id: number;
  /** ISO 3166-1 alpha-2, such as `US`. */
  readonly code: string;
  readonly name: string;
  /** By name; empty where the country has none. */
  readonly federations: readonly Federation[];
}

/**
 * A number for an ISO 3166-2 code that depends on nothing but the code, so that it survives every edition of the list:
 * the country's number × 100,000 + the part after the dash read in base 36 behind a leading 1 (`US-NY` → 840 | 1NY).
 */
const federationId = (countryId: number, code: string): number =>
  countryId * 100_000 + Number.parseInt(`1${code.slice(code.indexOf('-') + 1)}`, 36);

const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, 'en');

/** By parent. Only those right below a country are taken; districts below states are left out. */
const subdivisions = new Map<string, { code: string; name: string }[]>();
for (const entry of iso31662) subdivisions.set(entry.parent, [...(subdivisions.get(entry.parent) ?? []), entry]);
const englishNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** All of ISO 3166, by English name. */
export const countries: readonly Country[] = iso31661
  .map(({ alpha2, numeric, name }): Country => {
    const id = Number(numeric);
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
      name: englishNames.of(alpha2) ?? name,
      federations: federations.sort(byName),
    };
  })
  .sort(byName);

const countriesById = new Map(countries.map((country) => [country.id, country]));
const federationsById = new Map(
  countries.flatMap((country) => country.federations.map((item) => [item.id, item] as const)),
);

/** Undefined when there is no such country. */
export const countryById = (id: number): Country | undefined => countriesById.get(id);

/** Undefined when there is no such state or province. */
export const federationById = (id: number): Federation | undefined => federationsById.get(id);
