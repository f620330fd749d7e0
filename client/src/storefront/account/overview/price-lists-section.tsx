import { useMutation, useQuery } from '@apollo/client/react';
import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { errorText } from '../../../graphql/error-text';
import {
  type PriceListLineFragment,
  PriceListsDocument,
  StopPriceListDocument,
} from '../../../graphql/generated/graphql';
import { weekdayLabel } from '../../../shared/exports/weekdays';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { formatDateTime } from '../../../ui/dates';
import { ErrorState } from '../../../ui/error-state';
import { toaster } from '../../../ui/toaster';
import { AccountSection } from './account-section';

/** Describes the schedule of a price list: `Every Monday, next on 30 Nov 2026, 07:00`. */
function timesText({ weekday, nextSendAt, lastSentAt }: PriceListLineFragment): string {
  const last = lastSentAt === null ? '' : `, last on ${formatDateTime(lastSentAt)}`;
  return `Every ${weekdayLabel(weekday)}, next on ${formatDateTime(nextSendAt)}${last}`;
}

/** Section with the user's weekly price lists. */
export function PriceListsSection() {
  const { data, error, loading, refetch } = useQuery(PriceListsDocument, { fetchPolicy: 'cache-and-network' });
  const [stop, { loading: isStopping }] = useMutation(StopPriceListDocument, {
    refetchQueries: ['PriceLists'],
    awaitRefetchQueries: true,
  });
  const section = useRef<HTMLDivElement>(null);
  const [pendingList, setPendingList] = useState<PriceListLineFragment | null>(null);
  const lists = data?.priceLists;

  async function stopSending({ id, name }: PriceListLineFragment): Promise<void> {
    try {
      await stop({ variables: { input: { id } } });
      setPendingList(null);
      // Moves the focus, because the focused button was removed together with its list.
      section.current?.focus({ preventScroll: true });
      toaster.success({ title: `You will no longer receive “${name}”` });
    } catch (failure) {
      setPendingList(null);
      toaster.error({ title: `Could not unsubscribe from “${name}”`, description: errorText(failure) });
    }
  }

  return (
    <AccountSection
      title="Price lists"
      lead="We email you these lists every week, at your prices. To add one, use “Export” above a stock list."
    >
      <Box ref={section} tabIndex={-1}>
        {lists == null &&
          (error === undefined ? (
            <Skeleton height="10" />
          ) : (
            <ErrorState description={errorText(error)} onRetry={() => void refetch()} isRetrying={loading} />
          ))}
        {lists?.length === 0 && <Text color="fg.muted">You have no weekly price lists.</Text>}
        {lists != null && lists.length > 0 && (
          <Stack as="ul" gap="0" listStyleType="none" aria-label="Weekly price lists">
            {lists.map((list) => (
              <Flex
                as="li"
                key={list.id}
                align="center"
                justify="space-between"
                gap="4"
                py="3"
                borderTopWidth="1px"
                _first={{ borderTopWidth: '0', pt: '0' }}
              >
                <Box minWidth="0">
                  <Text fontWeight="semibold" overflowWrap="anywhere">
                    {list.name}
                  </Text>
                  <Text textStyle="md" color="fg.muted">
                    {timesText(list)}
                  </Text>
                  {list.lastFailure !== null && (
                    <Text textStyle="md" color="fg.error">
                      The last email could not be sent: {list.lastFailure}
                    </Text>
                  )}
                </Box>
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={`Unsubscribe from ${list.name}`}
                  onClick={() => setPendingList(list)}
                >
                  Unsubscribe
                </Button>
              </Flex>
            ))}
          </Stack>
        )}
      </Box>
      <ConfirmDialog
        isOpen={pendingList !== null}
        title={`Unsubscribe from ${pendingList?.name ?? 'this list'}?`}
        confirmLabel="Unsubscribe"
        isPending={isStopping}
        onConfirm={() => pendingList !== null && void stopSending(pendingList)}
        onCancel={() => setPendingList(null)}
      >
        <Text>We will no longer email you this list. You can subscribe to it again at any time.</Text>
      </ConfirmDialog>
    </AccountSection>
  );
}
