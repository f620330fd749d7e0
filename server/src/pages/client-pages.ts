import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';

const clientPage = Type.Object({
  /** Path in the syntax of Express and the client's router: `/diamonds/:page`. */
  path: Type.String(),
  /** Browser tab title, without the brand. */
  title: Type.String(),
  /** Titles for specific values of a path parameter, keyed by value. */
  titles: Type.Record(Type.String(), Type.String()),
  /** Meta description for search engines, in one or two sentences. */
  description: Type.Union([Type.String(), Type.Null()]),
  /** Valid values of path parameters. Parameters that depend on data are omitted. */
  parameters: Type.Record(Type.String(), Type.Array(Type.String())),
  /** Whether search engines may index the page. */
  isForSearch: Type.Boolean(),
  /** Whether the page is about the company itself. Agents' domains do not have such pages. */
  isOfHouse: Type.Boolean(),
});

export type ClientPage = Static<typeof clientPage>;

/** Values of a page's path parameters. */
export type AddressParts = Readonly<Record<string, unknown>>;

/** Returns the pages of the built client in a folder, as listed by its build. Null if there is no built client. */
export function readClientPages(folder: string): readonly ClientPage[] | null {
  const file = path.join(folder, '.pages.json');
  return existsSync(file) ? Value.Parse(Type.Array(clientPage), JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** Returns whether the page exists on a host. Agents' domains have no pages about the company itself. */
export const isOnHost = ({ isOfHouse }: ClientPage, domain: string | null): boolean => !isOfHouse || domain === null;

/** Returns whether all path parameters have valid values for the page. */
export const isKnown = ({ parameters }: ClientPage, parts: AddressParts): boolean =>
  Object.entries(parameters).every(([name, values]) => values.some((value) => value === parts[name]));

/** Returns the canonical path of a page, without the query string. */
export const addressOf = ({ path: pattern }: Pick<ClientPage, 'path'>, parts: AddressParts): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parts[name] ?? '')));

/** Returns the browser tab title of a page, without the brand. */
export function titleOf({ title, titles }: ClientPage, parts: AddressParts): string {
  const [ownTitle] = Object.values(parts).flatMap((part) => titles[String(part)] ?? []);
  return ownTitle ?? title;
}

/**
 * Returns the paths of a page for all known values of its parameters. `unknown` supplies the values of other
 * parameters.
 */
function filledIn(
  { path: pattern, parameters }: ClientPage,
  unknown: (name: string) => readonly string[],
): readonly string[] {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.reduce(
    (addresses, name) =>
      addresses.flatMap((address) =>
        (parameters[name]?.map(encodeURIComponent) ?? unknown(name)).map((value) => address.replace(`:${name}`, value)),
      ),
    [pattern],
  );
}

/** Returns all paths of a page. Empty if any path parameter depends on data. */
export const addressesOf = (page: ClientPage): readonly string[] => filledIn(page, () => []);

/**
 * Returns the names under which page views are counted. They are the page's paths, with placeholders for parameters
 * that depend on data.
 */
export const namesOf = (page: ClientPage): readonly string[] => filledIn(page, (name) => [`:${name}`]);
