import type { FileStream } from '../../../kernel/transport/download.ts';
import type { JobContext } from '../../../kernel/use-cases/job.ts';
import { formatMoney } from '../../../kernel/values/money.ts';
import { type Block, writeBelow, writeSideBySide } from '../../../platform/pdf/blocks.ts';
import { writeLetterhead } from '../../../platform/pdf/letterhead.ts';
import { face, finish, ink, openPaper, type Paper, type } from '../../../platform/pdf/paper.ts';
import { type Cell, type Column, writeTable } from '../../../platform/pdf/table.ts';
import { readLetterhead } from '../../site-content/index.ts';
import { totalsOfSets } from '../../stock-types/diamonds/index.ts';
import { printedAddress, vatLines } from '../details/order-address.ts';
import type { OrderLineRow, OrderRow } from '../order-row.ts';
import {
  descriptionOf,
  documentOf,
  fileNameOf,
  noteOf,
  type OrderDocument,
  OrderDocumentKind,
  titleOf,
} from './order-document.ts';

/** Formats a date in UTC: `28 November 2026`. */
export const formatDay = (date: Date): string => day.format(date);

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const weight = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 3 });
const count = new Intl.NumberFormat('en-US');

/** Table row: an order line, a set header with the set's amounts, or a stone of the set above. */
interface DocumentRow {
  readonly position: string;
  readonly description: string;
  readonly note: string;
  readonly stockId: string;
  readonly numberOfStones: number | null;
  readonly carats: number | null;
  readonly pricePerCarat: number | null;
  /** Null for stones of a set, because the header row of the set has the price. */
  readonly totalPrice: number | null;
}

/** Returns the table rows of an order. A line set or pair has one priced row, followed by its stones. */
function rowsOf(lines: readonly OrderLineRow[]): readonly DocumentRow[] {
  const totals = totalsOfSets(lines);
  const groups = [...Map.groupBy(lines, ({ id, lineSet }) => (lineSet === null ? `line ${id}` : `set ${lineSet}`))];
  return groups.flatMap(([, group], index) => {
    const position = String(index + 1);
    const set = totals.get(group[0]?.lineSet ?? '');
    if (!set) return group.map((line) => ({ ...rowOf(line), position }));
    const head: DocumentRow = {
      position,
      description: set.description,
      note: '',
      stockId: '',
      numberOfStones: set.stones,
      carats: Number(set.carats),
      pricePerCarat: set.pricePerCarat === null ? null : Number(set.pricePerCarat),
      totalPrice: Number(set.totalPrice),
    };
    return [head, ...group.map(stoneOfSet)];
  });
}

const rowOf = (line: OrderLineRow): Omit<DocumentRow, 'position'> => ({
  description: descriptionOf(line),
  note: noteOf(line),
  stockId: line.stockId,
  numberOfStones: line.numberOfStones,
  carats: line.carats,
  pricePerCarat: line.pricePerCarat,
  totalPrice: line.totalPrice,
});

function stoneOfSet(line: OrderLineRow): DocumentRow {
  const { pricePerCarat, totalPrice } = line;
  const perCarat = pricePerCarat === null ? null : `${formatMoney(pricePerCarat)} per carat`;
  const note = [noteOf(line), perCarat, formatMoney(totalPrice)].filter(Boolean).join(' · ');
  const inSet = { position: '', numberOfStones: null, carats: null, pricePerCarat: null, totalPrice: null };
  return { ...rowOf(line), ...inSet, note };
}

/** Column of the line table. A column without values is omitted. */
interface LineColumn extends Column {
  cell(row: DocumentRow): Cell;
}

const optional = <T>(value: T | null, format: (value: T) => string): Cell => ({
  text: value === null ? '' : format(value),
});

const lineColumns: readonly LineColumn[] = [
  { heading: '#', width: 20, cell: ({ position }) => ({ text: position }) },
  { heading: 'Description', width: 'rest', cell: ({ description, note }) => ({ text: description, note }) },
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
    cell: ({ pricePerCarat }) => optional(pricePerCarat, formatMoney),
  },
  { heading: 'Total', width: 64, isNumber: true, cell: ({ totalPrice }) => optional(totalPrice, formatMoney) },
];

/**
 * Writes an order document and returns the PDF as a stream. `logo` is a PNG that replaces the brand name in the
 * letterhead.
 */
async function writeOrderDocument(document: OrderDocument, logo: Buffer | null): Promise<Paper> {
  const { letterhead, order } = document;
  const title = titleOf(document);
  const paper = await openPaper({ title, author: letterhead.houseName, date: document.date });
  writeLetterhead(paper, { name: letterhead.houseName, lines: letterheadLines(document), logo });
  writeTitle(paper, document);
  writeSideBySide(paper, partiesOf(document));
  for (const block of blocksOf({ Note: order.note })) writeBelow(paper, block);
  await writeLines(paper, document);
  for (const block of closingBlocks(document)) writeBelow(paper, block);
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
  if (document.dueOn !== null) paper.text(`Payment due by ${formatDay(document.dueOn)}`);
  const warnings = warningsOf(document);
  if (warnings.length > 0) paper.font(face.bold).fillColor(ink.danger);
  for (const warning of warnings) paper.text(warning);
  paper.moveDown(1.5);
}

const warningsOf = ({ kind, cancelledAt }: OrderDocument): readonly string[] => [
  ...(kind === OrderDocumentKind.TEST_ORDER ? ['This is a test. No items are sold and no payment is due.'] : []),
  ...(cancelledAt ? [`This order was cancelled on ${day.format(cancelledAt)}. No payment is due.`] : []),
];

/** Orders without a delivery or invoice address use the buyer's address for both. */
function partiesOf({ order }: OrderDocument): readonly Block[] {
  const { buyerName, buyerEmail, buyerAddress, buyerVatNumber, billingAddress, deliveryAddress } = order;
  const primary = buyerAddress === null ? null : [buyerName, buyerAddress, ...vatLines(buyerVatNumber)].join('\n');
  return blocksOf({
    Buyer: buyerEmail === buyerName ? buyerName : `${buyerName}\n${buyerEmail}`,
    'Invoice address': billingAddress ? printedAddress(billingAddress) : primary,
    'Delivery address': deliveryAddress ? printedAddress(deliveryAddress) : primary,
  });
}

/** Returns a block for each text that is set, with its heading. */
const blocksOf = (texts: Readonly<Record<string, string | null>>): readonly Block[] =>
  Object.entries(texts).flatMap(([heading, text]) => (text === null ? [] : [{ heading, text }]));

async function writeLines(paper: Paper, { order: { lines, totalPrice, currency } }: OrderDocument): Promise<void> {
  const cells = rowsOf(lines).map((row) => lineColumns.map(({ cell }) => cell(row)));
  const used = lineColumns.map((_column, index) => cells.some((row) => row[index]?.text !== ''));
  const onlyUsed = <T>(all: readonly T[]): readonly T[] => all.filter((_item, index) => used[index]);
  const columns = onlyUsed(lineColumns);
  await writeTable(paper, {
    columns,
    rows: cells.map(onlyUsed),
    foot: columns.map(({ heading }) => ({
      text: { Description: `Total in ${currency}`, Total: formatMoney(totalPrice) }[heading] ?? '',
    })),
  });
  paper.moveDown(2);
}

/** Returns the blocks below the line table. Canceled orders and test orders have no payment details. */
const closingBlocks = ({ letterhead: { bankDetails, terms }, cancelledAt, order }: OrderDocument): readonly Block[] =>
  blocksOf({ 'Bank details': cancelledAt || order.isTest ? null : bankDetails, Terms: terms });

/** Writes an order's document as a PDF, with the current letterhead. */
export async function orderPdf(
  { em, services }: Pick<JobContext, 'em' | 'services'>,
  order: OrderRow,
): Promise<{ readonly document: OrderDocument; readonly file: FileStream }> {
  const letterhead = await readLetterhead({ em, services });
  const document = documentOf(order, letterhead);
  const logo = letterhead.logo === null ? null : await services.media.readAsPng(letterhead.logo);
  const bytes = await writeOrderDocument(document, logo);
  return { document, file: { fileName: fileNameOf(document), mediaType: 'application/pdf', bytes } };
}
