import type { ConverterOf } from './import-converters.ts';
import { webAddress } from './import-converters.ts';
import { Fault } from './import-fault.ts';
import { isSiteAddress } from './site-address.ts';

/** An address of the web, or a path of this site, which exports have for what was uploaded. */
export const siteAddress: ConverterOf = (numbers) => {
  const convert = webAddress(numbers);
  return (value) => (isSiteAddress(value) ? value : convert(value));
};

/** Several values in one cell, by default with semicolons, bars or line breaks between them; for a column that is an array. */
export const listOfValues =
  (one: ConverterOf, between = /[;|\n]/): ConverterOf =>
  (numbers) => {
    const convert = one(numbers);
    return (value) => {
      const parts = value
        .split(between)
        .map((part) => part.trim())
        .filter((part) => part !== '');
      const values: string[] = [];
      for (const part of parts) {
        const converted = convert(part);
        if (converted instanceof Fault) return converted;
        if (converted !== null) values.push(converted);
      }
      return `{${values.map((part) => `"${part.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
    };
  };
