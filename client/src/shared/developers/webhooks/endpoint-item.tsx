import { Box, Button, Flex, Menu, Portal, Stack, Text } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { WebhookEndpointFactsFragment } from '../../../graphql/generated/graphql';
import { formatDateTime } from '../../../ui/dates';
import { ItemHead, RowButton } from '../list-item';
import { endpointState, eventsText } from './endpoint-text';

/** Actions that can be run on an endpoint. */
export type EndpointJob =
  | 'deliveries'
  | 'test'
  | 'change'
  | 'enable'
  | 'disable'
  | 'secret'
  | 'rotate'
  | 'replay'
  | 'delete';

interface EndpointItemProps {
  readonly endpoint: WebhookEndpointFactsFragment;
  /** True while a test is being sent. */
  readonly isTesting: boolean;
  readonly onJob: (job: EndpointJob) => void;
}

/** List item for an endpoint, with URL, events, status and actions. */
export function EndpointItem({ endpoint, isTesting, onJob }: EndpointItemProps) {
  const { url, description, isTest, lastDeliveredAt, disabledAt } = endpoint;
  const state = endpointState(endpoint);
  const name = description ?? url;
  return (
    <Box as="li" borderTopWidth="1px" py="4" _first={{ borderTopWidth: '0', pt: '0' }}>
      <ItemHead name={name} isTest={isTest} state={state} />
      <Stack gap="1" textStyle="md" color="fg.muted" mt="1">
        {description !== null && <Text overflowWrap="anywhere">{url}</Text>}
        <Text>{eventsText(endpoint)}</Text>
        <Text>
          {lastDeliveredAt === null
            ? 'No messages delivered yet, except tests'
            : `Last message delivered ${formatDateTime(lastDeliveredAt)}`}
        </Text>
        {state.note !== null && <Text color={state.tone === 'danger' ? 'fg.error' : undefined}>{state.note}</Text>}
      </Stack>
      <Flex gap="4" mt="2" wrap="wrap" align="center">
        <RowButton aria-label={`Deliveries to ${name}`} onClick={() => onJob('deliveries')}>
          Deliveries
        </RowButton>
        <RowButton aria-label={`Send a test to ${name}`} aria-busy={isTesting} onClick={() => onJob('test')}>
          {isTesting ? 'Sending…' : 'Send a test'}
        </RowButton>
        <RowButton aria-label={`Change ${name}`} onClick={() => onJob('change')}>
          Change
        </RowButton>
        <Menu.Root onSelect={({ value }) => onJob(jobs.find((job) => job === value) ?? 'deliveries')}>
          <Menu.Trigger asChild>
            <Button size="sm" variant="plain" px="0" colorPalette="neutral" aria-label={`More for ${name}`}>
              More
              <ChevronDown aria-hidden />
            </Button>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content>
                <Menu.Item value="secret">Show signing secret</Menu.Item>
                <Menu.Item value="rotate">Rotate signing secret</Menu.Item>
                {disabledAt === null && <Menu.Item value="replay">Resend messages</Menu.Item>}
                <Menu.Item value={disabledAt === null ? 'disable' : 'enable'}>
                  {disabledAt === null ? 'Disable' : 'Enable'}
                </Menu.Item>
                <Menu.Item value="delete">Delete</Menu.Item>
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      </Flex>
    </Box>
  );
}

/** Actions shown in the menu. */
const jobs = ['secret', 'rotate', 'replay', 'disable', 'enable', 'delete'] as const satisfies readonly EndpointJob[];
