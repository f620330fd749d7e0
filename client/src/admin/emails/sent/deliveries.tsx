import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type {
  DispatchLineFragment,
  EmailDeliveriesQuery,
  EmailDeliveryStatus,
} from '../../../graphql/generated/graphql';
import { useEmailDeliveriesQuery } from '../../../graphql/generated/hooks';
import { useDelayedCall } from '../../../table/filters/use-delayed-call';
import { formatDateTime } from '../../../ui/dates';
import { PlainInput, PlainSelect } from '../../../ui/inputs/plain-inputs';
import { formatCount } from '../../../ui/numbers';
import { StatusMark } from '../../../ui/status-mark';
import { failureReason } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-section';
import { useFollowed } from '../../kit/use-followed';
import { UserLink } from '../../kit/user-link';
import { deliveryLabels, deliveryTones, failureWords, isGoingOn } from './dispatch-words';

const PAGE_SIZE = 20;
const TYPING_PAUSE = 250;

/** What can be looked at alone. */
const views = {
  all: { label: 'All', statuses: null },
  failed: { label: 'Failed', statuses: ['FAILED'] },
  sent: { label: 'Sent', statuses: ['SENT'] },
  waiting: { label: 'Waiting', statuses: ['PENDING', 'SENDING'] },
  skipped: { label: 'Left out', statuses: ['SKIPPED'] },
} as const satisfies Record<string, { label: string; statuses: readonly EmailDeliveryStatus[] | null }>;

type View = keyof typeof views;
type Delivery = NonNullable<EmailDeliveriesQuery['emailDeliveries']>['items'][number];

const isView = (value: string): value is View => Object.hasOwn(views, value);

/** What became of each recipient's copy: those that failed first to be looked at, where some have. */
export function Deliveries({ mail }: { readonly mail: DispatchLineFragment }) {
  const [view, setView] = useState<View>('all');
  const [text, setText] = useState('');
  const [index, setIndex] = useState(0);
  const typing = useDelayedCall(TYPING_PAUSE, (typed: string) => {
    setText(typed.trim());
    setIndex(0);
  });
  const { statuses } = views[view];
  const query = useEmailDeliveriesQuery({
    variables: {
      id: mail.id,
      filter: { ...(statuses !== null && { statuses: [...statuses] }), ...(text !== '' && { text }) },
      page: { index, size: PAGE_SIZE },
    },
    fetchPolicy: 'cache-and-network',
  });
  useFollowed(isGoingOn(mail), () => void query.refetch().catch(() => undefined));
  const page = (query.data ?? query.previousData)?.emailDeliveries;
  const pages = Math.ceil((page?.total ?? 0) / PAGE_SIZE);
  return (
    <PanelSection title="Recipients">
      <Flex gap="2">
        <PlainInput
          size="sm"
          aria-label="Search the recipients"
          placeholder="Part of the address"
          onChange={({ target }) => typing.schedule(target.value)}
        />
        <PlainSelect
          aria-label="Which recipients"
          value={view}
          onChange={({ target }) => {
            setView(isView(target.value) ? target.value : 'all');
            setIndex(0);
          }}
        >
          {Object.entries(views).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </PlainSelect>
      </Flex>
      {query.error !== undefined && <Text color="fg.error">{failureReason(query.error)}</Text>}
      {page != null && page.items.length === 0 && <Text color="fg.muted">None of these.</Text>}
      {page != null && page.items.length > 0 && (
        <Stack as="ul" gap="0" listStyleType="none">
          {page.items.map((delivery) => (
            <DeliveryLine key={delivery.id} delivery={delivery} />
          ))}
        </Stack>
      )}
      {pages > 1 && (
        <Flex gap="2" align="center">
          <Button size="sm" variant="outline" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            Previous
          </Button>
          <Text color="fg.muted" aria-live="polite">
            Page {index + 1} of {formatCount(pages)}
          </Text>
          <Button size="sm" variant="outline" disabled={index >= pages - 1} onClick={() => setIndex(index + 1)}>
            Next
          </Button>
        </Flex>
      )}
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
          {failureWords(failure)}
          {status === 'PENDING' && '; it is tried again'}
        </Text>
      )}
      <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
        {[
          settledAt === null ? null : formatDateTime(settledAt),
          attempts > 1 ? `${attempts} attempts` : null,
          failure === null || failureWords(failure) === failure ? null : failure,
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </Text>
    </chakra.li>
  );
}
