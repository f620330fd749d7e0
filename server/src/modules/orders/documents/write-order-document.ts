import { type Block, writeBelow, writeSideBySide } from '../../../platform/pdf/blocks.ts';
import { writeLetterhead } from '../../../platform/pdf/letterhead.ts';
import { face, finish, ink, openPaper, type Paper, type } from '../../../platform/pdf/paper.ts';
import { type Cell, type Column, writeTable } from '../../../platform/pdf/table.ts';
import { printedAddress, vatLines } from '../details/address-snapshot.ts';
import type { OrderLineRow } from '../order-row.ts';
import { noteOf, type OrderDocument, titleOf } from './order-document.ts';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const weight = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 3 });
const count = new Intl.NumberFormat('en-US');

/** One column of the lines. Those in which nothing stands are left out. */
interface LineColumn extends Column {
  cell(line: OrderLineRow, position: number): Cell;
}

const optional = <T>(value: T | null, words: (value: T) => string): Cell => ({
  text: value === null ? '' : words(value),
});

const lineColumns: readonly LineColumn[] = [
  { heading: '#', width: 20, cell: (_line, position) => ({ text: String(position + 1) }) },
  { heading: 'Description', width: 'rest', cell: (line) => ({ text: line.description, note: noteOf(line) }) },
  { heading: 'Stock number', width: 74, cell: ({ stockId }) => ({ text: stockId }) },
  {
    heading: 'Stones',
    width: 34,
    isNumber: true,
    cell: ({ numberOfStones }) => optional(numberOfStones, count.format),
  },
  { heading: 'Carats', width: 40, isNumber: true, cell: ({ carats }) => optional(carats, weight.format) },
  {
    heading: 'Per carat',
    width: 56,
    isNumber: true,
    cell: ({ pricePerCarat }) => optional(pricePerCarat, amount.format),
  },
  { heading: 'Total', width: 64, isNumber: true, cell: ({ totalPrice }) => ({ text: amount.format(totalPrice) }) },
];

/**
 * Writes the paper of an order: who sells, who buys, what, for how much, how to pay. Answers the PDF as a stream; `logo` is
 * a PNG that stands in place of the house's name.
 */
export async function writeOrderDocument(document: OrderDocument, logo: Buffer | null): Promise<Paper> {
  const { letterhead, order } = document;
  const title = titleOf(document);
  const paper = await openPaper({ title, author: letterhead.houseName, date: document.date });
  writeLetterhead(paper, { name: letterhead.houseName, lines: letterheadLines(document), logo });
  writeTitle(paper, document);
  writeSideBySide(paper, partiesOf(document));
  for (const block of blocksOf({ Note: order.note })) writeBelow(paper, block);
  await writeLines(paper, document);
  for (const block of closingOf(document)) writeBelow(paper, block);
  finish(paper, `${letterhead.houseName} · ${title} · ${order.buyerName}`);
  return paper;
}

function letterheadLines({ letterhead }: OrderDocument): readonly string[] {
  const { address, contact, vatNumber, registrationNumber } = letterhead;
  const vat = vatNumber && `VAT number ${vatNumber}`;
  const registration = registrationNumber && `Registration number ${registrationNumber}`;
  return [address, contact, vat, registration].filter((line) => line !== null);
}

function writeTitle(paper: Paper, document: OrderDocument): void {
  paper.font(face.bold).fontSize(type.title).fillColor(ink.text).text(titleOf(document));
  paper.font(face.regular).fontSize(type.text).fillColor(ink.muted).text(day.format(document.date));
  if (document.order.reference !== null) paper.text(`Your reference: ${document.order.reference}`);
  const warnings = warningsOf(document);
  if (warnings.length > 0) paper.font(face.bold).fillColor(ink.danger);
  for (const warning of warnings) paper.text(warning);
  paper.moveDown(1.5);
}

/** What nobody must overlook. */
const warningsOf = ({ order: { isTest }, cancelledAt }: OrderDocument): readonly string[] => [
  ...(isTest ? ['This is a test: nothing was bought, and nothing is to be paid.'] : []),
  ...(cancelledAt ? [`This order was cancelled on ${day.format(cancelledAt)}: nothing is to be paid.`] : []),
];

/** Without addresses of its own, an order goes to the buyer's, as its invoice does. */
function partiesOf({ order }: OrderDocument): readonly Block[] {
  const { buyerName, buyerEmail, buyerAddress, buyerVatNumber, billingAddress, deliveryAddress } = order;
  const primary = buyerAddress === null ? null : [buyerName, buyerAddress, ...vatLines(buyerVatNumber)].join('\n');
  return blocksOf({
    Buyer: buyerEmail === buyerName ? buyerName : `${buyerName}\n${buyerEmail}`,
    'Invoice address': billingAddress ? printedAddress(billingAddress) : primary,
    'Delivery address': deliveryAddress ? printedAddress(deliveryAddress) : primary,
  });
}

/** What there is to say, under its headings. */
const blocksOf = (texts: Readonly<Record<string, string | null>>): readonly Block[] =>
  Object.entries(texts).flatMap(([heading, text]) => (text === null ? [] : [{ heading, text }]));

async function writeLines(paper: Paper, { order: { lines, totalPrice, currency } }: OrderDocument): Promise<void> {
  const cells = lines.map((line, position) => lineColumns.map(({ cell }) => cell(line, position)));
  const used = lineColumns.map((_column, index) => cells.some((row) => row[index]?.text !== ''));
  const shown = <T>(all: readonly T[]): readonly T[] => all.filter((_each, index) => used[index]);
  const columns = shown(lineColumns);
  await writeTable(paper, {
    columns,
    rows: cells.map(shown),
    foot: columns.map(({ heading }) => ({
      text: { Description: `Total in ${currency}`, Total: amount.format(totalPrice) }[heading] ?? '',
    })),
  });
  paper.moveDown(2);
}

/** What follows the lines. A cancelled order is not to be paid, nor is a test. */
const closingOf = ({ letterhead: { bankDetails, terms }, cancelledAt, order }: OrderDocument): readonly Block[] =>
  blocksOf({ 'Bank details': cancelledAt || order.isTest ? null : bankDetails, Terms: terms });
