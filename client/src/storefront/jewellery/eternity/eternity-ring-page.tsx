import { skipToken } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { useEternityRingOfNumberQuery, useEternityRingsOfNameQuery } from '../../../graphql/generated/hooks';
import { PieceReading } from '../../../shared/jewellery/piece-reading';
import { PieceFrame } from '../../../shared/jewellery/piece-sheet';
import { BUYERS_ASK, useStockChanges } from '../../../table/list/use-stock-changes';
import { EternityRingView } from './eternity-ring-view';

const waysOn = [
  { to: '/eternity-rings', label: 'Eternity rings' },
  { to: '/rings', label: 'Rings' },
  { to: '/engagement-rings', label: 'Engagement rings' },
];

/** One eternity ring, `/eternity-rings/{stockNumber}`, with the other metals and sizes of its design. */
export default function EternityRingPage() {
  const { stockNumber = '' } = useParams();
  const { data, previousData, error, loading, refetch } = useEternityRingOfNumberQuery({
    variables: { stockNumber },
    fetchPolicy: 'cache-and-network',
  });
  const name = (data ?? previousData)?.eternityRing?.name;
  const variants = useEternityRingsOfNameQuery(name === undefined ? skipToken : { variables: { name } });
  useStockChanges(BUYERS_ASK, true, () =>
    Promise.all([refetch(), ...(name === undefined ? [] : [variants.refetch()])]),
  );
  const siblings = variants.data?.eternityRings?.items ?? [];
  // Another size is shown at once: its siblings have brought it.
  const ring = data?.eternityRing ?? siblings.find((each) => each.stockNumber === stockNumber);
  return (
    <PieceFrame>
      <PieceReading
        found={ring}
        error={error}
        isLoading={loading}
        onRetry={() => void refetch()}
        heading={`Ring ${stockNumber}`}
        waysOn={waysOn}
        drawn="ETERNITY_RING"
      >
        {(found) => <EternityRingView ring={found} siblings={siblings} />}
      </PieceReading>
    </PieceFrame>
  );
}
