import { Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { StockKind } from '../../../graphql/generated/graphql';
import { useStockViewQuery } from '../../../graphql/generated/hooks';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { StatusMark } from '../../../ui/status-mark';
import { failureReason } from '../failure';
import { PageList } from './page-list';
import { PriceSum } from './price-sum';
import { RuleList } from './rule-list';
import { verdictOf } from './verdict';

interface VisibilityResultProps {
  readonly stockNumber: string;
  /** Left out: of whatever type has the number. */
  readonly kind?: StockKind;
  /** `null`: whoever is not signed in. */
  readonly userId: string | null;
}

/** Why somebody sees an item or does not, and what they pay: as the rules of the server say it. */
export function VisibilityResult({ stockNumber, kind, userId }: VisibilityResultProps) {
  // Of an agent: its visitors see the stock as anybody who is not signed in, at the agent's prices.
  const [domain, setDomain] = useState<string | null>(null);
  const { data, previousData, error } = useStockViewQuery({
    variables: { stockNumber, ...(domain === null ? { userId } : { domain }), ...(kind && { kind }) },
    fetchPolicy: 'cache-and-network',
  });
  const view = (data ?? previousData)?.stockView;
  if (error !== undefined) {
    return <Text role="alert">{failureReason(error)}</Text>;
  }
  if (view == null) {
    return <Skeleton height="24" />;
  }
  const { tone, text } = verdictOf(view);
  const visited = domain ?? view.user?.domain ?? null;
  const seenBy = domain === null ? userId : null;
  return (
    <Stack gap="3" role="group" aria-label={`What they see of ${view.item.stockNumber}`}>
      {visited !== null && (
        <Checkbox isChecked={domain !== null} onChange={(isChecked) => setDomain(isChecked ? visited : null)}>
          Visitors of {visited} instead, who are not signed in
        </Checkbox>
      )}
      <StatusMark tone={tone}>{text}</StatusMark>
      <RuleList view={view} userId={seenBy} />
      <Heading as="h4" size="xs">
        On which pages
      </Heading>
      <PageList view={view} userId={seenBy} />
      <Heading as="h4" size="xs">
        What they pay
      </Heading>
      <PriceSum view={view} />
    </Stack>
  );
}
