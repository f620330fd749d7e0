import type { StockViewQuery } from '../../../graphql/generated/graphql';
import type { StatusTone } from '../../../ui/status-mark';
import { stockRecordHref, userRecordHref } from '../record-link';

/** Negates the text of a rule: `The account is approved` becomes `The account is not approved`. */
export function notMet(rule: string): string {
  if (rule === 'The email address is confirmed') {
    return 'Email not confirmed';
  }
  const [, subject, negation, rest] = /^(The \w+(?: \w+)?) is (not )?(.*)$/.exec(rule) ?? [];
  return subject === undefined ? `Not met: ${rule}` : `${subject} is ${negation === undefined ? 'not ' : ''}${rest}`;
}

/** Server response that explains an item's visibility for a viewer. */
export type StockView = NonNullable<StockViewQuery['stockView']>;
export type ViewRule = StockView['rules'][number];
export type ViewPage = StockView['pages'][number];

/** Returns a one-line summary of the visibility. */
export function verdictOf({ isListed, isReadable, availability, pages }: StockView): {
  tone: StatusTone;
  text: string;
} {
  if (!isListed && !isReadable) {
    return { tone: 'danger', text: 'Not visible' };
  }
  const isFound = isListed && pages.some(({ isShown }) => isShown);
  const visibleText = isFound ? 'Visible on shop pages' : 'Visible by stock number only';
  switch (availability) {
    case 'FOR_SALE':
      return { tone: isFound ? 'ok' : 'warn', text: `${visibleText}, can be ordered` };
    case 'HELD_FOR_YOU':
      return { tone: 'ok', text: `${visibleText}, on hold for this user, can be ordered` };
    default:
      return { tone: 'warn', text: `${visibleText}, cannot be ordered` };
  }
}

/** Returns the rules sorted so that the deciding rule comes first. */
export function decidingFirst(rules: readonly ViewRule[]): readonly ViewRule[] {
  return rules.toSorted((a, b) => Number(b.isDeciding) - Number(a.isDeciding));
}

/** Records that a suggested change can link to. */
export interface RemedyPlaces {
  readonly item: StockView['item'];
  /** Null for visitors who are not signed in. */
  readonly userId: string | null;
  readonly pageName?: string;
}

/** Returns the URL of the screen on which the cause can be changed, or null if there is none. */
export function remedyHref(target: string, { item, userId, pageName }: RemedyPlaces): string | null {
  switch (target) {
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
