import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { writeBelow, writeSideBySide } from '../../../server/src/platform/pdf/blocks.ts';
import { writeLetterhead } from '../../../server/src/platform/pdf/letterhead.ts';
import { finish, openPaper } from '../../../server/src/platform/pdf/paper.ts';
import { writeTable } from '../../../server/src/platform/pdf/table.ts';
import { pagesOfPdf, wordsOfPdf } from '../../support/pdf.ts';

/** Texts to print. Each row is printed both as a description and as a note. */
interface DocumentTexts {
  readonly party: string;
  readonly rows: readonly string[];
  readonly terms: string;
  readonly price?: string;
}

const columns = [
  { heading: 'What', width: 'rest' },
  { heading: 'Price', width: 60, isNumber: true },
] as const;

async function printed({ party, rows, terms, price }: DocumentTexts): Promise<Buffer> {
  const paper = await openPaper({ title: 'A paper', author: 'Somebody', date: new Date('2026-11-22T00:00:00Z') });
  writeLetterhead(paper, { name: party, lines: [terms], logo: null });
  writeSideBySide(paper, [
    { heading: 'One', text: party },
    { heading: 'Two', text: terms },
  ]);
  await writeTable(paper, {
    columns,
    rows: rows.map((text, index) => [{ text, note: text }, { text: price ?? String(index) }]),
    foot: [{ text: 'Sum' }, { text: '1.00' }],
  });
  writeBelow(paper, { heading: 'Terms', text: terms });
  finish(paper, party);
  return buffer(paper);
}

test('prints letters from many languages as searchable PDF text', async () => {
  const party = 'Łukasz Šimić, Ærø, Ağaoğlu, Đặng, Ørsted, Ελένη, Юрий, ½ – €';
  const [page = ''] = await pagesOfPdf(await printed({ party, rows: ['Straße'], terms: 'ſ ß ŉ' }));
  for (const word of party.split(' ')) expect(page).toContain(word);
  expect(page).toContain('Straße');
});

test('prints letters correctly after another PDF that contains combining characters', async () => {
  // Prints accented letters that are drawn from their base letters.
  await printed({ party: 'Ẑ ẖ Ǩ', rows: ['Ẑ ẖ Ǩ'], terms: 'ﬁ' });
  const [page] = await pagesOfPdf(await printed({ party: 'ZhK Office µ\u00a0Ω', rows: ['ZhK'], terms: 'ZhK fi' }));
  expect(page).toContain('One ZhK Office μ Ω Two ZhK fi What Price ZhK ZhK 0');
});

test('creates identical PDF files from identical text', async () => {
  const texts: DocumentTexts = { party: 'A', rows: ['B', 'C'], terms: 'D' };
  expect(await printed(texts)).toEqual(await printed(texts));
});

test('repeats the table header on every page, and prints the total on the page with the last row', async () => {
  for (const count of [1, 24, 25, 26, 27, 28, 60, 200]) {
    const rows = Array.from({ length: count }, (_, index) => `row-${index + 1}.`);
    const pages = await pagesOfPdf(await printed({ party: 'A', rows, terms: 'B' }));
    const withRows = pages.filter((page) => page.includes('row-'));
    for (const page of withRows) expect(page).toContain('What Price');
    const all = pages.join(' ');
    for (const row of rows) expect(all.split(row)).toHaveLength(3); // printed once as a description and once as a note
    expect(pages.find((page) => page.includes('Sum 1.00'))).toContain(`row-${count}.`);
    for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  }
});

test('prints rows that are longer than a page without blank pages', async () => {
  const long = 'word '.repeat(3_000);
  const pages = await pagesOfPdf(await printed({ party: 'A', rows: ['short', long, 'after'], terms: long }));
  expect(pages.every((page) => page.length > 20)).toBe(true);
  expect(pages.join(' ')).toContain('after');
  expect(pages.length).toBeLessThan(30);
});

test('normalizes tabs and line endings in the PDF text', async () => {
  const texts = (end: string, tab: string): DocumentTexts => {
    const text = `One${end}two${tab}three`;
    return { party: text, rows: [text], terms: text };
  };
  expect(await printed(texts('\r\n', '\t'))).toEqual(await printed(texts('\n', '    ')));
  expect(await printed(texts('\r', '\t\u0007\u0085'))).toEqual(await printed(texts('\n', '    ')));
});

test('reserves space for the page number next to a long footer', async () => {
  const lines = await wordsOfPdf(await printed({ party: 'A house of many words '.repeat(9), rows: ['B'], terms: 'C' }));
  const number = lines.find(({ words: text }) => text.includes('Page 1 of 1'));
  const sameLine = lines.filter(({ y }) => y === number?.y);
  expect(sameLine.length).toBeGreaterThan(1);
  for (const { x, width } of sameLine) if (x !== number?.x) expect(x + width).toBeLessThan(number?.x ?? 0);
});

test('does not break numbers across lines', async () => {
  const price = '99,999,999,999,999.00';
  const [page] = await pagesOfPdf(await printed({ party: 'A', rows: ['B', 'word '.repeat(200)], terms: 'C', price }));
  expect(page).toContain(price);
});

const text = fc.oneof(
  fc.constantFrom(
    '田中さくら',
    'مرحبا بالعالم',
    'שלום',
    'नमस्ते',
    '💎👩‍🔧',
    'ไทย',
    '\u0000\u0007',
    '\ud800',
    '\r\n\t',
    'x'.repeat(400),
  ),
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.string({ maxLength: 200, unit: 'grapheme' }),
);

test('creates a readable PDF file from any text', async () => {
  const texts = fc.record({ party: text, rows: fc.array(text, { maxLength: 5 }), terms: text });
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const pages = await pagesOfPdf(await printed(text));
      expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
    }),
    { numRuns: 60 },
  );
});
