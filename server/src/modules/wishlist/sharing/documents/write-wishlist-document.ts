import { sumOf } from '../../../../kernel/values/money.ts';
import { formatMoney } from '../../../../kernel/values/money-format.ts';
import { writeLetterhead } from '../../../../platform/pdf/letterhead.ts';
import { face, finish, ink, openPaper, type Paper, type } from '../../../../platform/pdf/paper.ts';
import { type Cell, type Column, writeTable } from '../../../../platform/pdf/table.ts';
import { Availability, isOrderable } from '../../../catalogue/index.ts';
import type { ShownWish } from '../shown-wishes.ts';
import type { Sender } from './sender.ts';

/** Wishes on paper. */
interface WishlistDocument {
  readonly wishes: readonly ShownWish[];
  /** Null: without prices. */
  readonly prices: { readonly currency: string } | null;
  readonly sender: Sender;
  /** When these prices held. */
  readonly date: Date;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const weight = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

interface WishColumn extends Column {
  readonly isPrice?: boolean;
  cell(wish: ShownWish, position: number): Cell;
}

const columns: readonly WishColumn[] = [
  { heading: '#', width: 20, cell: (_wish, position) => ({ text: String(position + 1) }) },
  {
    heading: 'Description',
    width: 'rest',
    cell: ({ offer, kept }) => ({ text: offer.description, note: noteOf({ offer, kept }) }),
  },
  { heading: 'Stock number', width: 74, cell: ({ offer }) => ({ text: offer.stockId }) },
  {
    heading: 'Carats',
    width: 40,
    isNumber: true,
    cell: ({ offer: { carats } }) => ({ text: carats === null ? '' : weight.format(Number(carats)) }),
  },
  {
    heading: 'Per carat',
    width: 56,
    isNumber: true,
    isPrice: true,
    cell: ({ offer: { pricePerCarat } }) => ({
      text: pricePerCarat === null ? '' : formatMoney(pricePerCarat),
    }),
  },
  {
    heading: 'Total',
    width: 64,
    isNumber: true,
    isPrice: true,
    cell: ({ offer }) => ({ text: isGone(offer) ? '–' : formatMoney(offer.totalPrice) }),
  },
];

const isGone = ({ availability }: ShownWish['offer']): boolean => !isOrderable(availability);

/** Says why an item cannot be ordered. */
function whyNot(availability: Availability): string {
  if (availability === Availability.ON_HOLD) return 'On hold';
  return availability === Availability.SOLD ? 'Sold' : 'Not available';
}

/** What there is to say below a description: that it cannot be had, its report, its set. */
function noteOf({ offer, kept }: Pick<ShownWish, 'offer' | 'kept'>): string {
  const { laboratory = null, reportNumber = null } = kept ?? {};
  const isSaid = reportNumber === null || offer.description.includes(reportNumber);
  const parts = [
    isGone(offer) ? whyNot(offer.availability) : null,
    isSaid ? null : `Report ${[laboratory, reportNumber].filter(Boolean).join(' ')}`,
    offer.lineSet === null ? null : `Sold with the others of ${offer.lineSet}`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** Writes wishes as a list: what, how much, for how much. Answers the PDF as a stream. */
export async function writeWishlistDocument({ wishes, prices, sender, date }: WishlistDocument): Promise<Paper> {
  const title = 'Wishlist';
  const paper = await openPaper({ title, author: sender.name, date });
  writeLetterhead(paper, sender);
  paper.font(face.bold).fontSize(type.title).fillColor(ink.text).text(title);
  paper.font(face.regular).fontSize(type.text).fillColor(ink.muted);
  paper.text(prices ? `Prices of ${day.format(date)}. Nothing on this list is reserved.` : day.format(date));
  paper.moveDown(1.5);
  const shown = columns.filter(({ isPrice = false }) => prices !== null || !isPrice);
  const total = sumOf(wishes.map(({ offer }) => (isGone(offer) ? 0 : offer.totalPrice)));
  const foot: Readonly<Record<string, string>> = prices
    ? { Description: `Total in ${prices.currency}`, Total: formatMoney(total) }
    : { Description: wishes.length === 1 ? '1 item' : `${wishes.length} items` };
  await writeTable(paper, {
    columns: shown,
    rows: wishes.map((wish, position) => shown.map(({ cell }) => cell(wish, position))),
    foot: shown.map(({ heading }) => ({ text: foot[heading] ?? '' })),
  });
  finish(paper, `${sender.name} · ${title}`);
  return paper;
}
