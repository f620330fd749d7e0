import { useApolloClient } from '@apollo/client/react';
import { Button, Skeleton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSplitDiamondSetMutation, useStoneSetQuery } from '../../../../graphql/generated/hooks';
import { TextLink } from '../../../../ui/links';
import { formatExactCarats, formatPrice } from '../../../../ui/numbers';
import { attempt, failureReason } from '../../../kit/failure';
import { PanelSection } from '../../../kit/panel/panel-section';
import { diamondRecordHref } from '../../../kit/record-href';
import type { RecordStateProps } from '../../stock-type';
import { useSetUndo } from './use-set-undo';

/** The line set or pair that a stone belongs to, its other stones, and how it is split again. */
export function SetSection({ record: { id, stockNumber } }: RecordStateProps) {
  const { data, error } = useStoneSetQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const client = useApolloClient();
  const readAgain = () => client.refetchQueries({ include: 'active' });
  const announce = useSetUndo(readAgain);
  const [split] = useSplitDiamondSetMutation();
  const [isPending, setPending] = useState(false);
  const stone = data?.diamond;

  async function splitNow(name: string): Promise<void> {
    setPending(true);
    await attempt('Error changing line set', async () => {
      const done = await split({ variables: { input: { id } } });
      await readAgain();
      announce(`${name} is split into single stones`, done.data?.splitDiamondSet?.undoToken);
    });
    setPending(false);
  }

  if (stone == null) {
    return (
      <PanelSection title="Line set or pair">
        {error === undefined ? <Skeleton height="6" /> : <Text role="alert">{failureReason(error)}</Text>}
      </PanelSection>
    );
  }
  const { set, lineSet } = stone;
  if (set === null) {
    return (
      <PanelSection title="Line set or pair">
        <Text color="fg.muted">
          {lineSet === null
            ? 'A single stone. Check several in the list to make them a set.'
            : `The last stone of the line set ${lineSet}.`}
        </Text>
      </PanelSection>
    );
  }
  const others = set.members.filter((member) => member.id !== id);
  const name = set.kind === 'LINE_SET' ? `The line set ${lineSet}` : `The pair of ${stockNumber}`;
  return (
    <PanelSection title="Line set or pair">
      <Text>
        {set.kind === 'LINE_SET'
          ? `Belongs to the line set ${lineSet} with ${others.length} ${others.length === 1 ? 'other' : 'others'}: `
          : 'Makes a pair with '}
        {others.map((other, place) => (
          <span key={other.id}>
            {place > 0 && ', '}
            <TextLink to={diamondRecordHref(other.id)}>{other.stockNumber}</TextLink>
          </span>
        ))}
      </Text>
      <Text color="fg.muted">
        Together {formatExactCarats(set.carats)} ct, {formatPrice(set.total)}, {formatPrice(set.perCarat)} per carat.
      </Text>
      <Button size="sm" variant="outline" alignSelf="start" loading={isPending} onClick={() => void splitNow(name)}>
        Split into single stones
      </Button>
    </PanelSection>
  );
}
