import { Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { StockKind } from '../../../graphql/generated/graphql';
import { useStockViewQuery } from '../../../graphql/generated/hooks';
import { StatusMark } from '../../../ui/status-mark';
import { failureReason } from '../failure';
import { PageList } from './page-list';
import { PriceSum } from './price-sum';
import { RuleList } from './rule-list';
import { verdictOf } from './verdict';

interface StockViewProps {
  readonly stockNumber: string;
  /** Left out: of whatever type has the number. */
  readonly kind?: StockKind;
  /** `null`: whoever is not signed in. */
  readonly userId: string | null;
}

/** Why somebody sees an item or does not, and what they pay: as the rules of the server say it. */
export function StockView({ stockNumber, kind, userId }: StockViewProps) {
  const { data, error } = useStockViewQuery({
    variables: { stockNumber, userId, ...(kind && { kind }) },
    fetchPolicy: 'cache-and-network',
  });
  const view = data?.stockView;
  if (error !== undefined) {
    return <Text role="alert">{failureReason(error)}</Text>;
  }
  if (view == null) {
    return <Skeleton height="24" />;
  }
  const { tone, text } = verdictOf(view);
  return (
    <Stack gap="3" role="group" aria-label={`What they see of ${view.item.stockNumber}`}>
      <StatusMark tone={tone}>{text}</StatusMark>
      <RuleList view={view} userId={userId} />
      <Heading as="h4" size="xs">
        On which pages
      </Heading>
      <PageList view={view} userId={userId} />
      <Heading as="h4" size="xs">
        What they pay
      </Heading>
      <PriceSum view={view} />
    </Stack>
  );
}
