import type { ConverterOf } from './import-converters.ts';
import { webAddress } from './import-converters.ts';
import { Fault } from './import-fault.ts';
import { isSiteAddress } from './site-address.ts';

/** An address of the web, or a path of this site, which exports have for what was uploaded. */
export const siteAddress: ConverterOf = (numbers) => {
  const convert = webAddress(numbers);
  return (value) => (isSiteAddress(value) ? value : convert(value));
};

/** How exports write several values into one cell: with semicolons between them, or as JSON where a value has some itself. */
export const listCell = (values: readonly string[]): string =>
  values.some((value) => /[;|,\n]/.test(value)) ? JSON.stringify(values) : values.join(' ; ');

function partsOf(cell: string, between: RegExp): string[] {
  const parts = cell.startsWith('[') ? listOf(cell) : null;
  return (parts ?? cell.split(between)).map((part) => part.trim()).filter((part) => part !== '');
}

/** The texts of a JSON list; null for anything else that begins like one. */
function listOf(cell: string): string[] | null {
  try {
    const parsed: unknown = JSON.parse(cell);
    return Array.isArray(parsed) && parsed.every((part) => typeof part === 'string') ? parsed : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Several values in one cell, by default with semicolons, bars or line breaks between them, or as JSON; for a column that is
 * an array.
 */
export const listOfValues =
  (one: ConverterOf, between = /[;|\n]/): ConverterOf =>
  (numbers) => {
    const convert = one(numbers);
    return (value) => {
      const values: string[] = [];
      for (const part of partsOf(value, between)) {
        const converted = convert(part);
        if (converted instanceof Fault) return converted;
        if (converted !== null) values.push(converted);
      }
      return `{${values.map((part) => `"${part.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
    };
  };
