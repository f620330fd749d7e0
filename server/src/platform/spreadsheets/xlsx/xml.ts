import { SaxesParser } from 'saxes';
import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { damaged } from './damaged.ts';

/** Handler of the elements of an XML part. Element names have no namespace prefix. */
export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  /** Called for each piece of text. */
  text?(text: string): void;
  close?(name: string): void;
  /** Current position for error messages: a cell reference. Null if unknown. */
  readonly position?: string | null;
}

/**
 * Maximum length of a single tag, text or comment, which the parser has to buffer. In workbooks, they are much
 * shorter.
 */
const longestPiece = 1_000_000;

/**
 * Reads an XML part. Yields after each chunk, so that the collected data can be consumed. Throws INVALID_REQUEST if
 * the part is not valid XML. Document types, and therefore custom entities, are rejected.
 */
export async function* readXml(pieces: AsyncIterable<string>, handler: XmlHandler): AsyncGenerator<void> {
  const parser = new SaxesParser();
  let sinceTag = 0;
  // Do not add handlers: with seven handlers, V8 deoptimizes the parser, which then takes four times as long.
  parser.on('opentag', ({ name, attributes }) => {
    sinceTag = 0;
    handler.open(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => handler.close?.(localName(name)));
  parser.on('text', (text) => handler.text?.(text));
  parser.on('cdata', (text) => handler.text?.(text));
  parser.on('doctype', () => {
    throw invalid('file', 'is not a valid workbook: it declares a document type');
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

/** Reads a small XML part completely. */
export async function readWholeXml(pieces: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  for await (const _ of readXml(pieces, handler));
}

const tooLong = ({ position = null }: XmlHandler): Error =>
  invalid('file', `contains text that is too long for a cell${position === null ? '' : `, in the cell ${position}`}`);

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
