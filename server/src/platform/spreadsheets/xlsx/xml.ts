import { SaxesParser } from 'saxes';
import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { damaged } from './damaged.ts';

/** What is done with the elements of an XML part. Names come without their namespace's prefix. */
export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  /** Pieces of text, wherever they stand. */
  text?(text: string): void;
  close?(name: string): void;
  /** Where the part has been read to, for people: a cell. Null: nowhere that has a name. */
  readonly place?: string | null;
}

/** No single tag, text or comment of a workbook comes near this length. The parser would keep it all. */
const longestPiece = 1_000_000;

/**
 * Reads an XML part to its end; yields after each piece of it, so that what the handler has collected can be taken.
 * INVALID_REQUEST for what is no XML. Entities of its own are refused, and so is whatever else a document type may say.
 */
export async function* readXml(pieces: AsyncIterable<string>, handler: XmlHandler): AsyncGenerator<void> {
  const parser = new SaxesParser();
  let sinceTag = 0;
  // No more handlers than these: with seven of them V8 gives up on the parser's shape, and it takes four times as long.
  parser.on('opentag', ({ name, attributes }) => {
    sinceTag = 0;
    handler.open(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => handler.close?.(localName(name)));
  parser.on('text', (text) => handler.text?.(text));
  parser.on('cdata', (text) => handler.text?.(text));
  parser.on('doctype', () => {
    throw invalid('file', 'is no workbook that can be read: it declares a document type');
  });
  const parsed = (parse: () => void): void => {
    try {
      parse();
    } catch (error) {
      throw error instanceof AppError || (error instanceof Error && 'syscall' in error) ? error : damaged(error);
    }
  };
  for await (const piece of pieces) {
    sinceTag += piece.length;
    parsed(() => parser.write(piece));
    if (sinceTag > longestPiece) throw tooLong(handler);
    yield;
  }
  parsed(() => parser.close());
  yield;
}

/** Reads a small XML part at once. */
export async function readWholeXml(pieces: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  for await (const _ of readXml(pieces, handler));
}

const tooLong = ({ place = null }: XmlHandler): Error =>
  invalid('file', `holds a text that is longer than any cell may be${place === null ? '' : `, in the cell ${place}`}`);

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
