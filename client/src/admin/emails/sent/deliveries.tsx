import { useQuery } from '@apollo/client/react';
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import {
  type DispatchLineFragment,
  EmailDeliveriesDocument,
  type EmailDeliveriesQuery,
  type EmailDeliveryStatus,
} from '../../../graphql/generated/graphql';
import { formatDateTime } from '../../../ui/dates';
import { PlainInput, PlainSelect } from '../../../ui/inputs/plain-inputs';
import { StatusMark } from '../../../ui/status-mark';
import { PagedLines, usePagedSearch } from '../../kit/lines/paged-lines';
import { PanelSection } from '../../kit/panel/panel-parts';
import { UserLink } from '../../kit/record-link';
import { usePolling } from '../../kit/use-polling';
import { deliveryLabels, deliveryTones, failureText, isInProgress } from './dispatch-text';

const views = {
  all: { label: 'All', statuses: null },
  failed: { label: 'Failed', statuses: ['FAILED'] },
  sent: { label: 'Sent', statuses: ['SENT'] },
  waiting: { label: 'Waiting', statuses: ['PENDING', 'SENDING'] },
  skipped: { label: 'Skipped', statuses: ['SKIPPED'] },
} as const satisfies Record<string, { label: string; statuses: readonly EmailDeliveryStatus[] | null }>;

type View = keyof typeof views;
type Delivery = NonNullable<EmailDeliveriesQuery['emailDeliveries']>['items'][number];

const isView = (value: string): value is View => Object.hasOwn(views, value);

export function Deliveries({ mail }: { readonly mail: DispatchLineFragment }) {
  const [view, setView] = useState<View>('all');
  const { text, type, page, turnTo } = usePagedSearch();
  const { statuses } = views[view];
  const query = useQuery(EmailDeliveriesDocument, {
    variables: {
      id: mail.id,
      filter: { ...(statuses !== null && { statuses: [...statuses] }), ...(text !== '' && { text }) },
      page,
    },
    fetchPolicy: 'cache-and-network',
  });
  usePolling(isInProgress(mail), () => void query.refetch().catch(() => undefined));
  return (
    <PanelSection title="Recipients">
      <Flex gap="2">
        <PlainInput
          size="sm"
          aria-label="Search recipients"
          placeholder="Email address"
          onChange={({ target }) => type(target.value)}
        />
        <PlainSelect
          aria-label="Delivery status"
          value={view}
          onChange={({ target }) => {
            setView(isView(target.value) ? target.value : 'all');
            turnTo(0);
          }}
        >
          {Object.entries(views).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </PlainSelect>
      </Flex>
      <PagedLines
        lines={(query.data ?? query.previousData)?.emailDeliveries}
        error={query.error}
        page={page}
        turnTo={turnTo}
        emptyText="No matching recipients."
      >
        {(delivery) => <DeliveryLine key={delivery.id} delivery={delivery} />}
      </PagedLines>
    </PanelSection>
  );
}

function DeliveryLine({ delivery }: { readonly delivery: Delivery }) {
  const { email, status, attempts, settledAt, failure, user } = delivery;
  return (
    <chakra.li py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex justify="space-between" gap="3">
        <Box minWidth="0" overflowWrap="anywhere">
          <UserLink user={user}>{email}</UserLink>
        </Box>
        <Text as="span" flexShrink="0">
          <StatusMark tone={deliveryTones[status]}>{deliveryLabels[status]}</StatusMark>
        </Text>
      </Flex>
      {failure !== null && (
        <Text color={status === 'FAILED' ? 'fg.error' : 'fg.muted'}>
          {failureText(failure)}
          {status === 'PENDING' && '; will retry'}
        </Text>
      )}
      <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
        {[
          settledAt === null ? null : formatDateTime(settledAt),
          attempts > 1 ? `${attempts} attempts` : null,
          failure === null || failureText(failure) === failure ? null : failure,
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </Text>
    </chakra.li>
  );
}
