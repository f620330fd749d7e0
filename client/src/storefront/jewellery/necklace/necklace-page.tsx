import { skipToken } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { useNecklaceOfNumberQuery, useNecklacesOfNameQuery } from '../../../graphql/generated/hooks';
import { PieceReading } from '../../../shared/jewellery/piece-reading';
import { PieceFrame } from '../../../shared/jewellery/piece-sheet';
import { BUYERS_ASK, useStockChanges } from '../../../table/list/use-stock-changes';
import { NecklaceView } from './necklace-view';

const waysOn = [
  { to: '/custom-necklace', label: 'Necklaces made to order' },
  { to: '/necklaces', label: 'Finished necklaces' },
  { to: '/pendants', label: 'Pendants' },
];

/** One necklace made to order, `/custom-necklace/{stockNumber}`, with the other chains that it comes with. */
export default function NecklacePage() {
  const { stockNumber = '' } = useParams();
  const { data, previousData, error, loading, refetch } = useNecklaceOfNumberQuery({
    variables: { stockNumber },
    fetchPolicy: 'cache-and-network',
  });
  const name = (data ?? previousData)?.customNecklace?.name;
  const variants = useNecklacesOfNameQuery(name === undefined ? skipToken : { variables: { name } });
  useStockChanges(BUYERS_ASK, true, () =>
    Promise.all([refetch(), ...(name === undefined ? [] : [variants.refetch()])]),
  );
  const siblings = variants.data?.customNecklaces?.items ?? [];
  // Another chain is shown at once: its siblings have brought it.
  const necklace = data?.customNecklace ?? siblings.find((each) => each.stockNumber === stockNumber);
  return (
    <PieceFrame>
      <PieceReading
        found={necklace ?? (data === undefined ? undefined : null)}
        error={error}
        isLoading={loading}
        onRetry={() => void refetch()}
        heading={`Necklace ${stockNumber}`}
        waysOn={waysOn}
        drawn="NECKLACE"
      >
        {(found) => <NecklaceView necklace={found} siblings={siblings} />}
      </PieceReading>
    </PieceFrame>
  );
}
