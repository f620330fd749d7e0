import type { PaletteMatchesQuery } from '../../../graphql/generated/graphql';
import { stockIndex } from '../../../graphql/generated/stock/stock-index';
import { documentNames } from '../../../shared/orders/order-text';
import { foundItemText, kindText } from '../../../shared/search-results/found-item-text';
import { formatPrice } from '../../../ui/numbers';
import { orderRecordHref, stockRecordHref, userRecordHref } from '../../kit/record-link';
import { saleMark } from '../../kit/sale/sale-mark';
import { screenGroups, screenHref } from '../../screens';

/** Entry in the palette: a screen, a record or an action. */
export interface PaletteEntry {
  readonly value: string;
  readonly label: string;
  readonly note: string;
  readonly href: string;
  readonly group: string;
  /** Sale state of a stock item. */
  readonly state?: ReturnType<typeof saleMark>;
  /** ID of the order whose document opens in a new tab. Used instead of `href`. */
  readonly paperOf?: string;
}

/** Palette entry with the search texts that count as an exact match. */
type NamedEntry = PaletteEntry & { readonly names: readonly string[] };

const plain = (text: string): string => text.trim().toLowerCase();

const screens: readonly PaletteEntry[] = screenGroups.flatMap(({ title: group, screens: listed }) =>
  listed
    .filter(({ icon }) => icon !== undefined)
    .map(({ path, title }) => ({
      value: `screen:${path}`,
      label: title,
      note: group ?? '',
      href: screenHref(path),
      group: 'Screens',
    })),
);

/** Returns the screens whose name or group contains a word that begins with the search text. */
export function screenEntries(text: string): readonly PaletteEntry[] {
  const words = plain(text).split(/\s+/);
  return screens.filter(({ label, note }) => {
    const names = `${label} ${note}`.toLowerCase().split(/[\s-]+/);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  });
}

function stockEntries({ searchStock }: PaletteMatchesQuery): readonly NamedEntry[] {
  return (searchStock?.items ?? []).flatMap((item) => {
    const href = stockRecordHref(item.kind, item.id);
    const report = item.__typename === 'Diamond' ? item.report.number : null;
    return href === null
      ? []
      : {
          value: `${item.kind}:${item.id}`,
          label: item.stockNumber,
          note: [kindText[item.kind].singular, foundItemText(item)].join(', '),
          ...(item.sale !== null && { state: saleMark(item.sale) }),
          href,
          group: 'Stock',
          names: [item.stockNumber, report ?? ''],
        };
  });
}

/** Returns the matching orders. An order whose number equals the search text comes first. */
function ordersOf({ order, orders }: PaletteMatchesQuery) {
  const [exact] = order?.items ?? [];
  const others = orders?.items ?? [];
  return exact === undefined ? others : [exact, ...others.filter(({ id }) => id !== exact.id)];
}

function orderEntries(matches: PaletteMatchesQuery): readonly NamedEntry[] {
  return ordersOf(matches).map(({ id, buyer, totalPrice }) => ({
    value: `order:${id}`,
    label: `Order #${id}`,
    note: `${buyer.name}, ${formatPrice(totalPrice)}`,
    href: orderRecordHref(id),
    group: 'Orders',
    names: [id, `#${id}`, `order ${id}`, `order #${id}`],
  }));
}

function userEntries({ users }: PaletteMatchesQuery): readonly NamedEntry[] {
  return (users?.items ?? []).map(({ id, displayName, email }) => ({
    value: `user:${id}`,
    label: displayName,
    note: displayName === email ? '' : email,
    href: userRecordHref(id),
    group: 'Users',
    names: [email, displayName],
  }));
}

/** Action with its search terms. */
interface Action extends PaletteEntry {
  readonly keywords: readonly string[];
}

function action(label: string, href: string, note = ''): Action {
  return { value: `action:${href}`, label, note, href, group: 'Actions', keywords: plain(label).split(/[\s-]+/) };
}

const actions: readonly Action[] = [
  ...stockIndex.map(({ kind, path }) =>
    action(`New ${kindText[kind].singular.toLowerCase()}`, `/admin/${path}?open=new&page=1`),
  ),
  action('New order', '/admin/orders?open=new&page=1'),
  action('New user', '/admin/users?open=new&page=1'),
  action('New email', '/admin/emails/send'),
  action('New show', '/admin/shows?open=new&page=1'),
  action('Import file', '/admin/import'),
  action('Undo bulk change', '/admin/stock-changes?undo=yes'),
];

/** Returns the actions for which each typed word is the beginning of a search term, such as "new diamond". */
function actionEntries(text: string): readonly PaletteEntry[] {
  const typed = plain(text).split(/\s+/);
  return plain(text) === ''
    ? []
    : actions.filter(({ keywords }) => typed.every((word) => keywords.some((keyword) => keyword.startsWith(word))));
}

const papers = 'invoice|paper|document|pdf';
const paperOf = new RegExp(`^(?:${papers})\\s+(?:of\\s+)?(?:order\\s+)?#?(\\d+)$`);

/** Returns the order number in a text such as "invoice 22", or null if the text does not request a document. */
const paperNumber = (text: string): string | null => paperOf.exec(plain(text))?.[1] ?? null;

/** Returns the text used to search for records. For "order 22" and "invoice 22", returns only the number. */
export const searchedText = (text: string): string =>
  paperNumber(text) ?? /^order\s+#?(\d+)$/.exec(plain(text))?.[1] ?? text;

/** Returns entries that open the document of an order found by number. */
function paperEntries(text: string, matches: PaletteMatchesQuery): readonly NamedEntry[] {
  const number = paperNumber(text);
  return ordersOf(matches)
    .filter(({ id }) => id === number)
    .map(({ id, buyer, totalPrice, documentKind }) => ({
      value: `paper:${id}`,
      label: `${documentNames[documentKind]} of order #${id}`,
      note: `${buyer.name}, ${formatPrice(totalPrice)}`,
      href: orderRecordHref(id),
      paperOf: id,
      group: 'Actions',
      names: [text],
    }));
}

/** Returns the entries that match a text: exact matches first, then actions, screens and records. */
export function paletteEntries(text: string, matches: PaletteMatchesQuery | undefined): readonly PaletteEntry[] {
  const recordEntries =
    matches === undefined
      ? []
      : [...paperEntries(text, matches), ...[stockEntries, orderEntries, userEntries].flatMap((of) => of(matches))];
  const isExact = ({ names }: NamedEntry) => names.some((name) => plain(name) === plain(text));
  const exact = recordEntries.filter(isExact).map((entry) => ({ ...entry, group: 'Exact match' }));
  return [
    ...exact,
    ...actionEntries(text),
    ...screenEntries(text),
    ...recordEntries.filter((entry) => !isExact(entry)),
  ];
}
