import { readSync, writeSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { invalid } from '../../../kernel/errors/errors.ts';
import { closeScratchFile, openScratchFile } from '../../storage/scratch-file.ts';
import { fromCellText, ownText } from './cells.ts';
import { damaged } from './damaged.ts';
import { longestCell } from './limits.ts';
import { readXml } from './xml.ts';

/** Number of strings per block. Adjacent rows mostly use the same strings. */
const blockTexts = 256;
/** Maximum number of characters in memory. Enough for all strings of most files. */
const charactersKept = 8_000_000;

/**
 * Shared strings of a workbook, which cells reference by number. If there are many, they are stored in blocks in a
 * file. The most recently used blocks stay in memory.
 */
export class SharedStrings {
  readonly #blocks = new LRUCache<number, readonly string[]>({
    maxSize: charactersKept,
    sizeCalculation: (texts) => 1 + texts.reduce((sum, { length }) => sum + length, 0),
  });
  /** Offset of each block in the file. */
  readonly #offsets: number[] = [0];
  #count = 0;

  private constructor(private readonly descriptor: number) {}

  /** Reads all strings. `pieces` is the XML of their part. */
  static async read(pieces: AsyncIterable<string>): Promise<SharedStrings> {
    const strings = new SharedStrings(await openScratchFile());
    try {
      const reader = new TextReader();
      for await (const _ of readXml(pieces, reader)) {
        while (reader.texts.length >= blockTexts) strings.#keep(reader.texts.splice(0, blockTexts));
      }
      strings.#keep(reader.texts);
      return strings;
    } catch (error) {
      await strings.close();
      throw error;
    }
  }

  /** Returns a string by its zero-based number. Throws INVALID_REQUEST if it does not exist. */
  at(index: number): string {
    const text =
      index >= 0 && index < this.#count ? this.#block(Math.floor(index / blockTexts))[index % blockTexts] : undefined;
    if (text === undefined) throw damaged(null, `shared string ${index} is missing`);
    return text;
  }

  close(): Promise<void> {
    return closeScratchFile(this.descriptor);
  }

  #keep(texts: readonly string[]): void {
    const bytes = Buffer.from(JSON.stringify(texts));
    const offset = this.#offsets.at(-1) ?? 0;
    for (let bytesWritten = 0; bytesWritten < bytes.length; )
      bytesWritten += writeSync(
        this.descriptor,
        bytes,
        bytesWritten,
        bytes.length - bytesWritten,
        offset + bytesWritten,
      );
    this.#blocks.set(this.#offsets.length - 1, texts);
    this.#offsets.push(offset + bytes.length);
    this.#count += texts.length;
  }

  #block(number: number): readonly string[] {
    const cached = this.#blocks.get(number);
    if (cached) return cached;
    const start = this.#offsets[number] ?? 0;
    const bytes = Buffer.alloc((this.#offsets[number + 1] ?? start) - start);
    for (let read = 0; read < bytes.length; )
      read += readSync(this.descriptor, bytes, read, bytes.length - read, start + read);
    const texts: readonly string[] = JSON.parse(bytes.toString());
    this.#blocks.set(number, texts);
    return texts;
  }
}

/** Collects the strings. A string may have several parts in different fonts. Phonetic text (`rPh`) is omitted. */
class TextReader {
  readonly texts: string[] = [];
  #text = '';
  #isText = false;
  #isReading = false;

  open(name: string): void {
    if (name === 'si') this.#text = '';
    else if (name === 'rPh') this.#isReading = true;
    else if (name === 't') this.#isText = !this.#isReading;
  }

  text(text: string): void {
    if (!this.#isText) return;
    this.#text += text;
    if (this.#text.length > longestCell) throw invalid('file', `contains text of more than ${longestCell} characters`);
  }

  close(name: string): void {
    if (name === 't') this.#isText = false;
    else if (name === 'rPh') this.#isReading = false;
    else if (name === 'si') this.texts.push(fromCellText(ownText(this.#text)));
  }
}
