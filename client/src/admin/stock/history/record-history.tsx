import { useQuery } from '@apollo/client/react';
import { Box, Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { type AuditAction, StockHistoryDocument, type StockHistoryQuery } from '../../../graphql/generated/graphql';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { formatDateTime } from '../../../ui/dates';
import { TextLink } from '../../../ui/links';
import { formatCount } from '../../../ui/numbers';
import { auditDifferences } from '../../kit/difference/audit-differences';
import { doerText } from '../../kit/difference/audit-text';
import { Difference } from '../../kit/difference/difference';
import { failureReason } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-parts';
import { runHref } from '../../kit/record-link';
import type { StockType } from '../stock-type';

type HistoryEntry = NonNullable<StockHistoryQuery['auditLog']>['items'][number];

const actionWords: Readonly<Record<AuditAction, string>> = { CREATE: 'Created', UPDATE: 'Changed', DELETE: 'Deleted' };

const PAGE = 10;

interface RecordHistoryProps {
  readonly type: StockType;
  readonly record: StockRecord;
}

/** Section that lists the changes to a record: user, time, and values before and after. */
export function RecordHistory(props: RecordHistoryProps) {
  return (
    <PanelSection title="History">
      <History {...props} />
    </PanelSection>
  );
}

function History({ type: { declaration }, record: { id, version } }: RecordHistoryProps) {
  const [index, setIndex] = useState(0);
  const { data, previousData, error, loading, refetch } = useQuery(StockHistoryDocument, {
    variables: { subject: declaration.kind, id, page: { index, size: PAGE } },
    fetchPolicy: 'cache-and-network',
  });
  // Refetches the history if another tab of the panel has saved a newer version.
  const readOf = useRef(version);
  useEffect(() => {
    if (readOf.current !== version) {
      readOf.current = version;
      void refetch().catch(() => undefined);
    }
  }, [version, refetch]);
  const log = (data ?? previousData)?.auditLog;
  if (log == null) {
    return error === undefined ? (
      <Spinner size="sm" aria-label="Loading the history" />
    ) : (
      <Text role="alert">
        Could not load the history. {failureReason(error)}{' '}
        <Button size="xs" variant="outline" onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </Button>
      </Text>
    );
  }
  const isLast = (index + 1) * PAGE >= log.total;
  if (log.items.length === 0) {
    return <Text color="fg.muted">No changes yet.</Text>;
  }
  return (
    <>
      {log.items.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
      {log.total > PAGE && (
        <Flex gap="2" align="center">
          <Button
            size="sm"
            variant="outline"
            aria-disabled={index === 0 || loading}
            onClick={() => index > 0 && setIndex(index - 1)}
          >
            Newer
          </Button>
          <Button
            size="sm"
            variant="outline"
            aria-disabled={isLast || loading}
            onClick={() => !isLast && setIndex(index + 1)}
          >
            Older
          </Button>
          <Text color="fg.muted" aria-live="polite">
            {index * PAGE + 1}–{index * PAGE + log.items.length} of {formatCount(log.total)}
          </Text>
        </Flex>
      )}
    </>
  );
}

function Entry({ entry }: { readonly entry: HistoryEntry }) {
  const { at, action, changes, importRunId, fileName } = entry;
  const actionText = actionWords[action];
  const timeText = formatDateTime(at);
  return (
    <Box as="article" aria-label={`${actionText} ${timeText}`}>
      <Text>
        <strong>{actionText}</strong> by {doerText(entry)}, <time dateTime={at}>{timeText}</time>
      </Text>
      {importRunId !== null && (
        <Text>
          <TextLink to={runHref({ id: importRunId })}>Import {importRunId}</TextLink>
          {fileName !== null && ` (${fileName})`}
        </Text>
      )}
      <Difference label={`${actionText} ${timeText}`} changes={auditDifferences(changes)} />
    </Box>
  );
}
