import type { AttentionKind } from '../../../graphql/generated/graphql';
import type { StockKind } from '../../../graphql/generated/stock/kinds';
import { stockRecordHref, stockScreenHref } from '../../kit/record-link';
import type { ReaderDays, Span } from './period';

export const itemHref = ({ kind, itemId }: { readonly kind: StockKind; readonly itemId: string }): string =>
  stockRecordHref(kind, itemId) ?? '/admin';

/** Returns the URL that lists the active stock of a type, or of one of its shop pages. */
export function groupHref({ kind, page }: { readonly kind: StockKind; readonly page: string | null }): string {
  const name = kind === 'DIAMOND' ? 'collection' : 'types';
  return `${stockScreenHref(kind) ?? '/admin'}?active=yes${page === null ? '' : `&${name}=${page}`}`;
}

/** Returns the URL that lists active stock unchanged since a given time, optionally for one vendor. */
export const staleHref = (kind: StockKind, staleBefore: string, vendor?: string): string =>
  `${stockScreenHref(kind) ?? '/admin'}?active=yes&updatedAt=..${staleBefore}${vendor === undefined ? '' : `&vendors=${encodeURIComponent(vendor)}`}`;

const counted = ['PROCESSING', 'PAYMENT', 'DELIVERY', 'COMPLETED'].map((status) => `status=${status}`).join('&');

/** Returns the URL that lists the orders counted in a bar. Excludes canceled orders. */
export const ordersHref = ({ from, to }: Pick<Span, 'from' | 'to'>): string =>
  `/admin/orders?${counted}&placed=${from}T00:00:00.000Z..${to}T23:59:59.999Z`;

/** Returns the URL that lists the page views counted in a bar. */
export const viewsHref = ({ from, to }: Pick<Span, 'from' | 'to'>): string => `/admin/page-views?days=${from}..${to}`;

/** Returns the URL that lists a customer's orders in the period. */
export const customerHref = (userId: string, span: Pick<Span, 'from' | 'to'>): string =>
  `${ordersHref(span)}&buyer=${userId}`;

/** Label of an open task, with a link to its records. Null if no list shows them. */
export interface AttentionFacts {
  readonly label: string;
  readonly href: string | null;
}

interface AttentionTimes extends ReaderDays {
  readonly lowMeleeCarats: number;
}

export function attentionFacts(
  kind: AttentionKind,
  { today, weekBegins, lowMeleeCarats }: AttentionTimes,
): AttentionFacts {
  switch (kind) {
    case 'USERS_TO_APPROVE':
      return { label: 'Users awaiting approval', href: '/admin/users?approved=no' };
    case 'NEW_ORDERS':
      return { label: 'New orders', href: '/admin/orders?status=PROCESSING' };
    case 'ORDERS_AWAITING_PAYMENT':
      return { label: 'Orders awaiting payment', href: '/admin/orders?status=PAYMENT' };
    case 'ORDERS_IN_DELIVERY':
      return { label: 'Orders in delivery', href: '/admin/orders?status=DELIVERY' };
    case 'HOLDS_ENDING':
      return { label: 'Holds ending today', href: `/admin/diamonds?state=ON_HOLD&holdUntil=..${today}` };
    case 'OPEN_MESSAGES':
      return { label: 'Unanswered messages', href: '/admin/messages?handled=no' };
    case 'FAILED_MAILS':
      return { label: 'Sent emails with failed deliveries', href: '/admin/emails/sent?failed=yes' };
    case 'FAILED_SYSTEM_MAILS':
      return { label: 'Failed system emails, last 7 days', href: '/admin/emails/failed' };
    case 'FAILED_IMPORTS': {
      const outcome = 'outcome=REFUSED&outcome=FAILED';
      return {
        label: 'Failed imports, last 7 days',
        href: `/admin/imports/runs?${outcome}&check=no&started=${weekBegins}..`,
      };
    }
    case 'FAILED_JOBS':
      return { label: 'Failed background jobs', href: '/admin/status' };
    case 'BACKUP_PROBLEM':
      return { label: 'Backup failed or overdue', href: '/admin/status' };
    case 'LOW_MELEE':
      return {
        label: `Melee lots running low (${lowMeleeCarats} ct or less)`,
        href: `/admin/melee-lots?active=yes&carats=..${lowMeleeCarats}`,
      };
  }
}
