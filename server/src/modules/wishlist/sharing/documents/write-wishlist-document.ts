import { actorOf } from '../../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { formatMoney, sumOf } from '../../../../kernel/values/money.ts';
import { writeLetterhead } from '../../../../platform/pdf/letterhead.ts';
import { face, finish, ink, openPaper, type Paper, type } from '../../../../platform/pdf/paper.ts';
import { type Cell, type Column, writeTable } from '../../../../platform/pdf/table.ts';
import { brandingOfDomain } from '../../../accounts/agents/index.ts';
import { userById } from '../../../accounts/users/index.ts';
import { readLetterhead } from '../../../site-content/index.ts';
import { Availability, isOrderable } from '../../../stock/values/index.ts';
import { totalsOfSets } from '../../../stock-types/diamonds/index.ts';
import type { SharedItem } from '../shared-items.ts';

interface Sender {
  readonly name: string;
  readonly lines: readonly string[];
  /** PNG printed instead of the sender's name. Null if the sender has no logo. */
  readonly logo: Buffer | null;
}

/**
 * Returns the sender printed in the document. For agents and on an agent's domain, the sender is the agent.
 * Otherwise, it is the brand, with the address from its letterhead.
 */
export async function senderOf(ctx: RequestContext): Promise<Sender> {
  const pngOf = (address: string | null) => (address === null ? null : ctx.services.media.readAsPng(address));
  const caller = await userById(ctx, actorOf(ctx).id);
  const layout = caller?.domain == null ? await brandingOfDomain(ctx) : caller;
  if (layout.domain !== null) {
    const company = caller?.domain == null ? null : caller.addresses[0]?.company;
    return { name: company || layout.domain, lines: [], logo: await pngOf(layout.logoUrl) };
  }
  const { houseName, address, contact, logo } = await readLetterhead(ctx);
  return { name: houseName, lines: [address, contact].filter((line) => line !== null), logo: await pngOf(logo) };
}

interface WishlistDocument {
  readonly wishes: readonly SharedItem[];
  /** Null for a document without prices. */
  readonly prices: { readonly currency: string } | null;
  readonly sender: Sender;
  readonly date: Date;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const weight = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

/**
 * Row of the table: an item, the totals of a set, or a stone of the preceding set. Null values are printed as empty
 * cells.
 */
interface DocumentRow {
  readonly position: string;
  readonly description: string;
  readonly note: string;
  readonly stockId: string;
  readonly carats: number | null;
  readonly pricePerCarat: string | null;
  /** Null for stones of a set, because the price is in the row with the set's totals. */
  readonly totalPrice: string | null;
}

interface WishColumn extends Column {
  readonly isPrice?: boolean;
  text(row: DocumentRow): string;
}

const columns: readonly WishColumn[] = [
  { heading: '#', width: 20, text: ({ position }) => position },
  { heading: 'Description', width: 'rest', text: ({ description }) => description },
  { heading: 'Stock number', width: 74, text: ({ stockId }) => stockId },
  {
    heading: 'Carats',
    width: 40,
    isNumber: true,
    text: ({ carats }) => (carats === null ? '' : weight.format(carats)),
  },
  { heading: 'Per carat', width: 56, isNumber: true, isPrice: true, text: ({ pricePerCarat }) => pricePerCarat ?? '' },
  { heading: 'Total', width: 64, isNumber: true, isPrice: true, text: ({ totalPrice }) => totalPrice ?? '' },
];

const cellOf = ({ heading, text }: WishColumn, row: DocumentRow): Cell =>
  heading === 'Description' ? { text: text(row), note: row.note } : { text: text(row) };

/** Groups the items into document lines. The stones of a line set or pair form one line. */
const linesOf = (wishes: readonly SharedItem[]): readonly (readonly SharedItem[])[] => [
  ...Map.groupBy(wishes, ({ row, offer }) =>
    offer.lineSet === null ? `wish ${row.id}` : `set ${offer.lineSet}`,
  ).values(),
];

/** Returns the table rows of a line: the item, or the totals of the set followed by its stones. */
function rowsOf(line: readonly SharedItem[], index: number): readonly DocumentRow[] {
  const position = String(index + 1);
  const offers = line.map(({ offer }) => offer);
  const [set] = totalsOfSets(offers).values();
  if (!set) return line.map((wish) => ({ ...rowOf(wish), position }));
  const unavailable = offers.find(isUnavailable);
  const head: DocumentRow = {
    position,
    description: set.description,
    note: unavailable ? unavailabilityNote(unavailable.availability) : '',
    stockId: '',
    carats: Number(set.carats),
    pricePerCarat: set.pricePerCarat === null ? null : formatMoney(set.pricePerCarat),
    totalPrice: unavailable ? '–' : formatMoney(set.totalPrice),
  };
  const inSet = { position: '', carats: null, pricePerCarat: null, totalPrice: null };
  return [head, ...line.map((wish) => ({ ...rowOf(wish), ...inSet }))];
}

const rowOf = ({ offer, snapshot }: SharedItem): Omit<DocumentRow, 'position'> => ({
  description: offer.description,
  note: noteOf({ offer, snapshot }),
  stockId: offer.stockId,
  carats: offer.carats === null ? null : Number(offer.carats),
  pricePerCarat: offer.pricePerCarat === null ? null : formatMoney(offer.pricePerCarat),
  totalPrice: isUnavailable(offer) ? '–' : formatMoney(offer.totalPrice),
});

const isUnavailable = ({ availability }: SharedItem['offer']): boolean => !isOrderable(availability);

function unavailabilityNote(availability: Availability): string {
  if (availability === Availability.ON_HOLD) return 'On hold';
  return availability === Availability.SOLD ? 'Sold' : 'Not available';
}

/** Returns the text below an item's description: the reason why the item cannot be ordered, and its report. */
function noteOf({ offer, snapshot }: Pick<SharedItem, 'offer' | 'snapshot'>): string {
  const { laboratory = null, reportNumber = null } = snapshot ?? {};
  const isMentioned = reportNumber === null || offer.description.includes(reportNumber);
  const parts = [
    isUnavailable(offer) && offer.lineSet === null ? unavailabilityNote(offer.availability) : null,
    isMentioned ? null : `Report ${[laboratory, reportNumber].filter(Boolean).join(' ')}`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** Writes the items as a table with weights and, if requested, prices. Returns the PDF as a stream. */
export async function writeWishlistDocument({ wishes, prices, sender, date }: WishlistDocument): Promise<Paper> {
  const title = 'Wishlist';
  const paper = await openPaper({ title, author: sender.name, date });
  writeLetterhead(paper, sender);
  paper.font(face.bold).fontSize(type.title).fillColor(ink.text).text(title);
  paper.font(face.regular).fontSize(type.text).fillColor(ink.muted);
  paper.text(prices ? `Prices as of ${day.format(date)}. Items on this list are not reserved.` : day.format(date));
  paper.moveDown(1.5);
  const visibleColumns = columns.filter(({ isPrice = false }) => prices !== null || !isPrice);
  const lines = linesOf(wishes);
  const available = lines.filter((line) => !line.some(({ offer }) => isUnavailable(offer))).flat();
  const total = sumOf(available.map(({ offer }) => offer.totalPrice));
  const foot: Readonly<Record<string, string>> = prices
    ? { Description: `Total in ${prices.currency}`, Total: formatMoney(total) }
    : { Description: lines.length === 1 ? '1 item' : `${lines.length} items` };
  await writeTable(paper, {
    columns: visibleColumns,
    rows: lines.flatMap(rowsOf).map((row) => visibleColumns.map((column) => cellOf(column, row))),
    foot: visibleColumns.map(({ heading }) => ({ text: foot[heading] ?? '' })),
  });
  finish(paper, `${sender.name} · ${title}`);
  return paper;
}
