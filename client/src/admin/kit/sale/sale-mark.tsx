import { chakra } from '@chakra-ui/react';
import type { ItemSaleFragment, SaleState } from '../../../graphql/generated/graphql';
import type { Mark } from '../../../table/columns/list-column';
import { formatDateTime } from '../../../ui/dates';
import { TextLink } from '../../../ui/links';
import { StatusMark, type StatusTone } from '../../../ui/status-mark';
import { orderRecordHref, userRecordHref } from '../record-link';

const tones: Readonly<Record<SaleState, StatusTone>> = {
  FOR_SALE: 'ok',
  ON_HOLD: 'warn',
  IN_ORDER: 'warn',
  ON_MEMO: 'warn',
  SOLD: 'accent',
  SUSPENDED: 'danger',
  INACTIVE: 'neutral',
  NO_PRICE: 'danger',
};

/** Returns the sale state of an item with its tone: `On hold for Anna Lee until 3 Dec 2026, 18:00`. */
export function saleMark({ state, text, until }: ItemSaleFragment): Mark & { readonly tone: StatusTone } {
  return { text: until === null ? text : `${text} until ${formatDateTime(until)}`, tone: tones[state] };
}

/**
 * Returns the URL of the item's order or customer, or null if the item is neither ordered nor on hold for a customer.
 */
function saleHref({ orderId, user }: ItemSaleFragment): string | null {
  if (orderId !== null) {
    return orderRecordHref(orderId);
  }
  return user === null ? null : userRecordHref(user.id);
}

interface SaleMarkProps {
  readonly sale: ItemSaleFragment;
  /** Whether the mark is in a table cell. If so, long texts are truncated and shown in full in a tooltip. */
  readonly isInCell?: boolean;
}

/** Sale state of an item, linked to its order or customer. */
export function SaleMark({ sale, isInCell = false }: SaleMarkProps) {
  const { tone, text } = saleMark(sale);
  const href = saleHref(sale);
  return (
    <StatusMark tone={tone}>
      <chakra.span {...(isInCell && { title: text, truncate: true, maxWidth: { base: '8.5rem', md: '16rem' } })}>
        {href === null ? text : <TextLink to={href}>{text}</TextLink>}
      </chakra.span>
    </StatusMark>
  );
}
