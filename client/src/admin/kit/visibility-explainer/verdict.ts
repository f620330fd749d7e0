import type { StockViewQuery } from '../../../graphql/generated/graphql';
import type { StatusTone } from '../../../ui/status-mark';
import { stockRecordHref, userRecordHref } from '../record-link';

/** Returns the reason in words if a rule is not met: `The account is not approved` for `The account is approved`. */
export function notMet(rule: string): string {
  if (rule === 'The email address is confirmed') {
    return 'Email not confirmed';
  }
  const [, subject, negation, rest] = /^(The \w+(?: \w+)?) is (not )?(.*)$/.exec(rule) ?? [];
  return subject === undefined ? `Not met: ${rule}` : `${subject} is ${negation === undefined ? 'not ' : ''}${rest}`;
}

/** What the server says of somebody's eyes and an item. */
export type StockView = NonNullable<StockViewQuery['stockView']>;
export type ViewRule = StockView['rules'][number];
export type ViewPage = StockView['pages'][number];

/** What they see, in a line. */
export function verdictOf({ isListed, isReadable, availability, pages }: StockView): {
  tone: StatusTone;
  text: string;
} {
  if (!isListed && !isReadable) {
    return { tone: 'danger', text: 'They do not see it' };
  }
  const isFound = isListed && pages.some(({ isShown }) => isShown);
  const seen = isFound ? 'They see it on the pages of the shop' : 'They see it by its number only';
  switch (availability) {
    case 'FOR_SALE':
      return { tone: isFound ? 'ok' : 'warn', text: `${seen} and can order it` };
    case 'HELD_FOR_YOU':
      return { tone: 'ok', text: `${seen}: it is on hold for them, and they can order it` };
    default:
      return { tone: 'warn', text: `${seen}, but cannot order it` };
  }
}

/** The rules with the one that decides first. */
export function decidingFirst(rules: readonly ViewRule[]): readonly ViewRule[] {
  return rules.toSorted((a, b) => Number(b.isDeciding) - Number(a.isDeciding));
}

/** What may have to be changed. */
export interface RemedyPlaces {
  readonly item: StockView['item'];
  /** `null`: whoever is not signed in. */
  readonly userId: string | null;
  /** Of its settings. */
  readonly pageName?: string;
}

/** Where something is mended. `null`: nowhere that a link leads to. */
export function remedyHref(place: string, { item, userId, pageName }: RemedyPlaces): string | null {
  switch (place) {
    case 'USER':
      return userId === null ? null : userRecordHref(userId);
    case 'STOCK_ITEM':
      return stockRecordHref(item.kind, item.id);
    case 'ORDERS':
      return '/admin/orders';
    case 'MAINTENANCE':
      return '/admin/maintenance';
    case 'PAGE_SETTINGS':
      return pageName === undefined ? '/admin/page-settings' : `/admin/page-settings/${pageName}`;
    default:
      return null;
  }
}
