import { chakra, DataList, HStack, Image, Link, Table, Text } from '@chakra-ui/react';
import type { AccountFactsFragment } from '../../../graphql/generated/graphql';
import { ScrollRegion } from '../../../table/rows/scroll-region';
import { DEFAULT_PRIMARY_COLOR } from '../../../theme/primary-color';
import { formatCarats, formatPercent, formatPrice } from '../../../ui/numbers';
import { AccountSection } from './account-section';

type Markup = Pick<
  AccountFactsFragment['markups'][number],
  'caratMin' | 'caratMax' | 'priceMin' | 'priceMax' | 'percent'
>;

function range<Value>(from: Value | null, to: Value | null, write: (value: Value) => string, all: string): string {
  if (from !== null && to !== null) {
    return `${write(from)} to ${write(to)}`;
  }
  if (from !== null) {
    return `From ${write(from)}`;
  }
  return to === null ? all : `Up to ${write(to)}`;
}

/** Formats the weight range that a markup applies to: `1.00 ct to 2.00 ct`. */
export const weightsOf = ({ caratMin, caratMax }: Markup): string =>
  range(caratMin, caratMax, (carats) => `${formatCarats(carats)} ct`, 'Any weight');

/** Formats the price range that a markup applies to, before the markup: `Up to $10,000.00`. */
export const pricesOf = ({ priceMin, priceMax }: Markup): string => range(priceMin, priceMax, formatPrice, 'Any price');

interface AgentSectionProps {
  readonly user: AccountFactsFragment;
}

/** Section with an agent's brand, domain and customer prices. Only administrators can change them. */
export function AgentSection({ user: { displayName, logoUrl, primaryColor, domain, markups } }: AgentSectionProps) {
  const color = primaryColor ?? DEFAULT_PRIMARY_COLOR;
  return (
    <AccountSection
      title="Your customers"
      lead="Visitors to your domain see your brand and your prices, but not our name. Contact us to change these settings."
    >
      <DataList.Root>
        <DataList.Item>
          <DataList.ItemLabel>Domain</DataList.ItemLabel>
          <DataList.ItemValue overflowWrap="anywhere">
            {domain === null ? (
              'Not set'
            ) : (
              <Link href={`${window.location.protocol}//${domain}`} target="_blank" rel="noreferrer">
                {domain}
              </Link>
            )}
          </DataList.ItemValue>
        </DataList.Item>
        <DataList.Item alignItems="center">
          <DataList.ItemLabel>Logo</DataList.ItemLabel>
          <DataList.ItemValue>
            {logoUrl === null ? (
              'Not set'
            ) : (
              <Image src={logoUrl} alt={`Logo of ${displayName}`} maxHeight="12" maxWidth="12rem" objectFit="contain" />
            )}
          </DataList.ItemValue>
        </DataList.Item>
        <DataList.Item alignItems="center">
          <DataList.ItemLabel>Colour</DataList.ItemLabel>
          <DataList.ItemValue>
            <HStack gap="3">
              <chakra.span boxSize="5" borderWidth="1px" style={{ backgroundColor: color }} aria-hidden />
              {primaryColor === null ? 'Default colour' : color}
            </HStack>
          </DataList.ItemValue>
        </DataList.Item>
      </DataList.Root>
      {markups.length === 0 ? (
        <Text textStyle="md">Your customers see our prices, without a markup.</Text>
      ) : (
        <>
          <ScrollRegion label="Your markups">
            <Table.Root>
              <Table.Header>
                <Table.Row>
                  <Table.ColumnHeader>Weight</Table.ColumnHeader>
                  <Table.ColumnHeader>Price before markup</Table.ColumnHeader>
                  <Table.ColumnHeader textAlign="end">Markup, %</Table.ColumnHeader>
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {markups.map((markup) => (
                  <Table.Row key={markup.id}>
                    <Table.Cell>{weightsOf(markup)}</Table.Cell>
                    <Table.Cell>{pricesOf(markup)}</Table.Cell>
                    <Table.Cell textAlign="end">{formatPercent(markup.percent)}</Table.Cell>
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          </ScrollRegion>
          <Text textStyle="md" color="fg.muted">
            The first matching row applies. When you are signed in, you see the same prices as your customers. Visitors
            to your domain see our public stock at these prices.
          </Text>
        </>
      )}
    </AccountSection>
  );
}
