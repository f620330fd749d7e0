import { storableText } from '../../../kernel/values/storable-text.ts';

/**
 * What XML cannot hold, or a reader would take for something else: control characters (a carriage return, too, which XML
 * would make a line feed), halves of characters, and texts that look escaped already.
 */
const special = /[^\P{Cc}\t\n]|[\p{Cs}\uFFFE\uFFFF]|_(?=x[\da-f]{4}_)/giu;
const escaped = /_x([\da-f]{4})_/gi;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as a workbook writes it between tags. {@link fromCellText} gives back what is storable as it was. */
export const toCellText = (text: string): string =>
  text
    .replace(special, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>]/g, (character) => entities[character] ?? character);

/** The text that a workbook means, read out of its XML. Escapes can say what XML cannot, nor a database. */
export const fromCellText = (text: string): string =>
  text.includes('_x') ? storableText(text.replace(escaped, (_, hex: string) => characterOf(hex))) : text;

const characterOf = (hex: string): string => String.fromCharCode(Number.parseInt(hex, 16));

/** Shorter ones are copies anyway. */
const shortestSlice = 13;

/**
 * The same text in memory of its own. What a parser hands on is a view of the piece of the file that it read, all of which
 * stays in memory as long as anybody remembers the text.
 */
export const ownText = (text: string): string => (text.length < shortestSlice ? text : Buffer.from(text).toString());
