import { Flex, Stack, Text } from '@chakra-ui/react';
import type { AdminOrderRecordFragment, DraftOrderChangeQuery } from '../../../graphql/generated/graphql';
import { formatPrice } from '../../../ui/numbers';
import { outdated } from '../draft/outdated';
import { namesOf, stockNames } from '../order-status';

interface ChangeSummaryProps {
  readonly order: AdminOrderRecordFragment;
  readonly draft: Pick<NonNullable<DraftOrderChangeQuery['orderChangeDraft']>, 'totalPrice' | 'lines'> | null;
  readonly removed: ReadonlySet<string>;
  readonly isBusy: boolean;
}

/** What an order comes to before and after a change, and what that does to the stock. */
export function ChangeSummary({ order, draft, removed, isBusy }: ChangeSummaryProps) {
  const freed = stockNames(order.lines.filter(({ id }) => removed.has(id)));
  const held =
    draft?.lines.flatMap(({ problem, items }) =>
      problem === null ? items.filter(({ isMadeToOrder }) => !isMadeToOrder).map(({ stockNumber }) => stockNumber) : [],
    ) ?? [];
  return (
    <Stack gap="1" pt="3" borderTopWidth="1px" aria-live="polite">
      <Flex justify="space-between" gap="4" wrap="wrap" fontWeight="semibold" {...(isBusy && outdated)}>
        <Text>Total</Text>
        <Text ms="auto">
          {draft === null || draft.totalPrice === order.totalPrice ? (
            formatPrice(order.totalPrice)
          ) : (
            <>
              <Text as="span" fontWeight="normal" color="fg.muted">
                {formatPrice(order.totalPrice)} →
              </Text>{' '}
              {formatPrice(draft.totalPrice)}
            </>
          )}
        </Text>
      </Flex>
      {freed.length > 0 && <Text color="fg.muted">Becomes available again: {namesOf(freed)}.</Text>}
      {held.length > 0 && <Text color="fg.muted">Will be held for the buyer: {namesOf(held)}.</Text>}
      {draft !== null && <Text color="fg.muted">The buyer gets an email.</Text>}
    </Stack>
  );
}
