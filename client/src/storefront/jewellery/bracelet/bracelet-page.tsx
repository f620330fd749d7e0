import { useParams } from 'react-router-dom';
import { useBraceletOfNameQuery } from '../../../graphql/generated/hooks';
import { PieceReading } from '../../../shared/jewellery/piece-reading';
import { PieceFrame } from '../../../shared/jewellery/piece-sheet';
import { BUYERS_ASK, useStockChanges } from '../../../table/list/use-stock-changes';
import { BraceletView } from './bracelet-view';

const waysOn = [
  { to: '/bracelets', label: 'Bracelets' },
  { to: '/one-of-a-kind', label: 'One of a Kind' },
];

/** The variants of a bracelet, `/bracelet/{name}`; the address says which colour and size. */
export default function BraceletPage() {
  const { name = '' } = useParams();
  const { data, error, loading, refetch } = useBraceletOfNameQuery({
    variables: { name },
    fetchPolicy: 'cache-and-network',
  });
  useStockChanges(BUYERS_ASK, true, refetch);
  const [first, ...others] = data?.braceletVariants ?? [];
  return (
    <PieceFrame>
      <PieceReading
        found={first === undefined ? (data === undefined ? undefined : null) : ([first, ...others] as const)}
        error={error}
        isLoading={loading}
        onRetry={() => void refetch()}
        heading={`Bracelet ${name}`}
        waysOn={waysOn}
        drawn="BRACELET"
      >
        {(variants) => <BraceletView variants={variants} />}
      </PieceReading>
    </PieceFrame>
  );
}
