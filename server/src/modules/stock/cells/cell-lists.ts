import { isSiteAddress } from '../../../kernel/input/site-address.ts';
import { storableText } from '../../../kernel/values/storable-text.ts';
import { webAddress } from './cell-converters.ts';
import { AmbiguousValue, type Convert, Fault } from './fault.ts';

/** An address of the web, or a path of this site, which exports have for what was uploaded. */
export const siteAddress: Convert = (value) => (isSiteAddress(value) ? value : webAddress(value));

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
    return Array.isArray(parsed) && parsed.every((part) => typeof part === 'string') ? parsed.map(storableText) : null;
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
  (one: Convert, between = /[;|\n]/): Convert =>
  (value) => {
    const values: string[] = [];
    const parts = partsOf(value, between);
    for (const [place, part] of parts.entries()) {
      const converted = one(part);
      if (converted instanceof AmbiguousValue) {
        const { question, meanings } = converted;
        return new AmbiguousValue(
          `has "${part}", which ${question}`,
          meanings.map((meant) => listCell(parts.with(place, meant))),
        );
      }
      if (converted instanceof Fault) return converted;
      if (converted !== null) values.push(converted);
    }
    return `{${values.map((part) => `"${part.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
  };
