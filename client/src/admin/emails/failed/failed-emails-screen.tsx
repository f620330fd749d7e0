import { useQuery } from '@apollo/client/react';
import { Table, Text } from '@chakra-ui/react';
import { FailedHouseMailsDocument } from '../../../graphql/generated/graphql';
import { ScrollRegion } from '../../../table/rows/scroll-region';
import { formatDateTime } from '../../../ui/dates';
import { EmptyMessage } from '../../../ui/empty-message';
import { ErrorState } from '../../../ui/error-state';
import { formatCount } from '../../../ui/numbers';
import { PageSpinner } from '../../../ui/page-spinner';
import { failureReason } from '../../kit/failure';
import { ScreenHeading } from '../../kit/screen-heading';
import { failureText } from '../sent/dispatch-text';

/** Screen that lists system emails that could not be delivered, such as order confirmations. */
export default function FailedMailsScreen() {
  const { data, error, loading, refetch } = useQuery(FailedHouseMailsDocument, { fetchPolicy: 'cache-and-network' });
  const mails = data?.failedHouseMails;
  return (
    <>
      <ScreenHeading title="Failed system emails" note={mails == null ? undefined : formatCount(mails.length)} />
      <Text color="fg.muted" maxW="prose" mb="6">
        Confirmations, password reset links and other system emails that could not be delivered in the last seven days
        (the newest 500). We retry each email for several hours, unless the email server rejects it permanently.
      </Text>
      {mails == null && error === undefined && <PageSpinner />}
      {mails == null && error !== undefined && (
        <ErrorState
          title="Error fetching sent emails"
          description={failureReason(error)}
          isRetrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {mails?.length === 0 && <EmptyMessage title="No failed emails" />}
      {mails != null && mails.length > 0 && (
        <ScrollRegion label="Failed emails">
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>To</Table.ColumnHeader>
                <Table.ColumnHeader>Reason</Table.ColumnHeader>
                <Table.ColumnHeader>Subject</Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">Attempts</Table.ColumnHeader>
                <Table.ColumnHeader>Failed at</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {mails.map(({ id, to, subject, failedAt, attempts, reason }) => (
                <Table.Row key={id}>
                  <Table.Cell>{to}</Table.Cell>
                  <Table.Cell title={reason ?? undefined}>{reason === null ? '–' : failureText(reason)}</Table.Cell>
                  <Table.Cell>{subject}</Table.Cell>
                  <Table.Cell textAlign="end">{formatCount(attempts)}</Table.Cell>
                  <Table.Cell>{formatDateTime(failedAt)}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </ScrollRegion>
      )}
    </>
  );
}
