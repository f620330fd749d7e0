import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';

const clientPage = Type.Object({
  /** As Express and the client's router both write it: `/diamonds/:page`. */
  path: Type.String(),
  /** Title of the tab, without the brand. */
  title: Type.String(),
  /** The same by what a part of the address is, where that decides. */
  titles: Type.Record(Type.String(), Type.String()),
  /** For people who look for it elsewhere: what is there, in a sentence or two. */
  description: Type.Union([Type.String(), Type.Null()]),
  /** All that a part of the address may be, where the client knows that. */
  parameters: Type.Record(Type.String(), Type.Array(Type.String())),
  /** Search engines may show it. */
  isForSearch: Type.Boolean(),
  /** The house speaks of itself there: on an agent's domain there is no such page. */
  isOfHouse: Type.Boolean(),
});

/** A page of the client. */
export type ClientPage = Static<typeof clientPage>;

/** The parts of an address that a page's path names. */
export type AddressParts = Readonly<Record<string, unknown>>;

/** The pages of the client that was built into a folder, as its build tells them; null where there is none. */
export function readClientPages(folder: string): readonly ClientPage[] | null {
  const file = path.join(folder, '.pages.json');
  return existsSync(file) ? Value.Parse(Type.Array(clientPage), JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** Whether the host that is asked has the page: an agent's domain has none of those on which the house speaks of itself. */
export const isOnHost = ({ isOfHouse }: ClientPage, domain: string | null): boolean => !isOfHouse || domain === null;

/** Whether the client has something to show at an address of the page. */
export const isKnown = ({ parameters }: ClientPage, given: AddressParts): boolean =>
  Object.entries(parameters).every(([name, values]) => values.some((value) => value === given[name]));

/** The address of a page, without what nobody needs for finding it again. */
export const addressOf = ({ path: pattern }: Pick<ClientPage, 'path'>, given: AddressParts): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name] ?? '')));

/** What the tab of an address is called, without the brand. */
export function titleOf({ title, titles }: ClientPage, given: AddressParts): string {
  const [own] = Object.values(given).flatMap((part) => titles[String(part)] ?? []);
  return own ?? title;
}

/** The path of a page with each value that is known for a part of it; `unknown` says what stands for other parts. */
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

/** Every address of a page; none where only the data knows what there is. */
export const addressesOf = (page: ClientPage): readonly string[] => filledIn(page, () => []);

/** What a page is called when it is counted: its addresses, in which what only the data knows keeps its name. */
export const namesOf = (page: ClientPage): readonly string[] => filledIn(page, (name) => [`:${name}`]);
