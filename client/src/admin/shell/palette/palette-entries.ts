import { foundText, kindWords } from '../../../catalogue/search/found-text';
import type { PaletteMatchesQuery } from '../../../graphql/generated/graphql';
import { formatPrice } from '../../../ui/numbers';
import { orderRecordHref, stockRecordHref, userRecordHref } from '../../kit/record-href';
import { screenGroups, screenHref } from '../../screens';

/** Something to go to: a screen, or a record on one. */
export interface PaletteEntry {
  readonly value: string;
  /** What it is called. */
  readonly label: string;
  /** What it is besides. */
  readonly note: string;
  readonly href: string;
  /** Over entries of its sort. */
  readonly group: string;
}

/** An entry and the names by which somebody may mean exactly it. */
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

/** Screens whose names, or the names of their groups, have a word that begins as somebody has typed. */
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
          note: [kindWords[item.kind].one, foundText(item)].join(', '),
          href,
          group: 'Stock',
          names: [item.stockNumber, report ?? ''],
        };
  });
}

function orderEntries({ orders }: PaletteMatchesQuery): readonly NamedEntry[] {
  return (orders?.items ?? []).map(({ id, buyer, totalPrice }) => ({
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

/** What was found, that which is meant by exactly this text before all else. */
export function paletteEntries(text: string, matches: PaletteMatchesQuery | undefined): readonly PaletteEntry[] {
  const found = matches === undefined ? [] : [stockEntries, orderEntries, userEntries].flatMap((of) => of(matches));
  const isExact = ({ names }: NamedEntry) => names.some((name) => plain(name) === plain(text));
  const exact = found.filter(isExact).map((entry) => ({ ...entry, group: 'Exactly this' }));
  return [...exact, ...screenEntries(text), ...found.filter((entry) => !isExact(entry))];
}
