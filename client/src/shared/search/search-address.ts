import * as v from 'valibot';
import { isNumberList, readPastedNumbers } from '../../table/filters/values/pasted-numbers';
import { readTabStorage, writeTabStorage } from '../../ui/browser/tab-storage';
import { SEARCH_PATH } from './search-path';

/**
 * URL parameters: search text or number, stock type, list of numbers, and the key of a list of numbers in session
 * storage.
 */
export const searchParameters = { text: 'q', kind: 'kind', numbers: 'numbers', kept: 'list' } as const;

/** Maximum length of a URL. Some email clients and servers truncate longer URLs. */
const MAX_CHARACTERS = 1_500;

const SEPARATOR = ',';

const keyOf = (id: string): string => `numbers.${id}`;

const address = (name: string, value: string): string =>
  `${SEARCH_PATH}?${new URLSearchParams({ [name]: value }).toString()}`;

/** Highest count per stock type that the server returns. Larger counts are capped. */
export const MAX_COUNT = 1_000;

/** Returns the URL of the search results for one stock type. */
export const kindHref = (text: string, kind: string): string =>
  `${SEARCH_PATH}?${new URLSearchParams({ [searchParameters.text]: text, [searchParameters.kind]: kind }).toString()}`;

/** Returns the URL of the search results for a text. */
export const searchHref = (text: string): string => address(searchParameters.text, text.trim());

/**
 * Returns the URL of the search results for a list of numbers. Stores a list that is too long for a URL in session
 * storage if possible.
 */
export function numbersHref(numbers: readonly string[]): string {
  const text = numbers.join(SEPARATOR);
  const plain = address(searchParameters.numbers, text);
  if (plain.length <= MAX_CHARACTERS) {
    return plain;
  }
  const id = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '';
  return writeTabStorage(keyOf(id), text) ? address(searchParameters.kept, id) : plain;
}

/**
 * Returns the URL of the search results for an input: a number lookup if the input is a list of numbers, otherwise a
 * text search.
 */
export const searchTextHref = (text: string): string =>
  isNumberList(text) ? numbersHref(readPastedNumbers(text)) : searchHref(text);

/** Returns the numbers from the URL or from session storage; null if there are none. */
export function numbersAt(parameters: URLSearchParams): readonly string[] | null {
  const storageId = parameters.get(searchParameters.kept);
  const text =
    storageId === null ? parameters.get(searchParameters.numbers) : readTabStorage(keyOf(storageId), v.string());
  const numbers = new Set(text?.split(SEPARATOR).filter((number) => number.trim() !== ''));
  return numbers.size === 0 ? null : [...numbers];
}
