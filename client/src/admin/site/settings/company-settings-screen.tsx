import { useQuery } from '@apollo/client/react';
import { Box, Code, Heading, Stack, Table, Text } from '@chakra-ui/react';
import { HouseSettingsDocument, type OperatorFactsFragment } from '../../../graphql/generated/graphql';
import { formatCount, formatPrice } from '../../../ui/numbers';
import { fileSizeText } from '../../kit/file-refusal';
import { SettingsScreen } from '../../kit/settings/settings-screen';
import { LetterheadForm } from './letterhead-form';

interface OperatorRow {
  readonly label: string;
  readonly variable: string;
  readonly value: string;
}

const onOff = (isOn: boolean): string => (isOn ? 'On' : 'Off');

function rowsOf(facts: OperatorFactsFragment): readonly OperatorRow[] {
  return [
    { label: 'Brand name', variable: 'BRAND_NAME', value: facts.brandName },
    { label: 'Base URL of links in emails', variable: 'PUBLIC_URL', value: facts.publicUrl },
    { label: 'Company email address', variable: 'HOUSE_EMAIL', value: facts.houseEmail },
    { label: 'Currency', variable: 'CURRENCY', value: facts.currency },
    {
      label: 'Maximum addresses per trader',
      variable: 'MAX_ADDRESSES',
      value: formatCount(facts.maxAddresses),
    },
    { label: 'Maximum holds per trader', variable: 'MAX_HOLDS', value: formatCount(facts.maxHolds) },
    {
      label: 'Maximum hold duration for traders, hours',
      variable: 'MAX_HOLD_HOURS',
      value: formatCount(facts.maxHoldHours),
    },
    {
      label: 'Minimum time between holds, hours',
      variable: 'HOLD_AGAIN_HOURS',
      value: formatCount(facts.holdAgainHours),
    },
    { label: 'Maximum lines per trader order', variable: 'MAX_ORDER_LINES', value: formatCount(facts.maxOrderLines) },
    {
      label: 'Maximum total per trader order',
      variable: 'MAX_ORDER_TOTAL',
      value: formatPrice(facts.maxOrderTotal),
    },
    { label: 'Maximum stock file size', variable: 'IMPORT_MAX_BYTES', value: fileSizeText(facts.importMaxBytes) },
    {
      label: 'Maximum email attachment size',
      variable: 'MAIL_MAX_BYTES',
      value: fileSizeText(facts.mailMaxBytes),
    },
    {
      label: 'Fetch stock files from private networks',
      variable: 'FETCH_PRIVATE',
      value: onOff(facts.fetchesPrivately),
    },
    { label: 'CAPTCHA on public forms', variable: 'RECAPTCHA_SITE_KEY', value: onOff(facts.hasCaptcha) },
    { label: 'Google Analytics ID', variable: 'ANALYTICS_ID', value: facts.analyticsId ?? 'None' },
  ];
}

interface OperatorTableProps {
  readonly facts: OperatorFactsFragment;
}

/** Table of read-only settings, which the operator sets on the server. */
function OperatorTable({ facts }: OperatorTableProps) {
  return (
    <Stack as="section" gap="3" mt="8" aria-labelledby="operator">
      <Heading id="operator" as="h2" size="lg">
        Limits and operation
      </Heading>
      <Text color="fg.muted" maxW="prose">
        Set by the operator in the server’s environment or its <Code>.env</Code> file. Changes take effect after a
        restart. The limits do not apply to orders that administrators create.
      </Text>
      <Table.ScrollArea>
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Setting</Table.ColumnHeader>
              <Table.ColumnHeader>Value</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rowsOf(facts).map(({ label, variable, value }) => (
              <Table.Row key={variable}>
                <Table.Cell>
                  <Text>{label}</Text>
                  <Text textStyle="xs" color="fg.subtle">
                    {variable}
                  </Text>
                </Table.Cell>
                <Table.Cell fontWeight="semibold" whiteSpace="normal" overflowWrap="anywhere">
                  {value}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Stack>
  );
}

/** Screen for the settings of order documents and the terms of sale. Also shows the operator's settings. */
export default function CompanySettingsScreen() {
  const query = useQuery(HouseSettingsDocument, { fetchPolicy: 'network-only' });
  const operator = query.data?.operatorSettings;
  return (
    <SettingsScreen
      title="Shop settings"
      lead="Order documents, terms of sale and operating limits."
      query={query}
      stored={query.data?.orderDocumentSettings}
      failure="Error fetching order document settings"
    >
      {(stored) => (
        <Box maxW="3xl">
          <LetterheadForm stored={stored} reload={query.refetch} />
          {operator != null && <OperatorTable facts={operator} />}
        </Box>
      )}
    </SettingsScreen>
  );
}
