import { Box } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useProductQuery } from '../../../graphql/generated/hooks';
import { PieceReading } from '../../../shared/jewellery/piece-reading';
import { PieceFrame } from '../../../shared/jewellery/piece-sheet';
import { jewelleryPages } from '../../../shared/stock-pages/jewellery-pages';
import { BUYERS_ASK, useStockChanges } from '../../../table/list/use-stock-changes';
import { ProductView } from './product-view';
import { SimilarPieces } from './similar-pieces';

const waysOn = jewelleryPages.map(({ key, title }) => ({ to: `/${key}`, label: title }));

/** A finished piece of jewellery, `/products/{stockNumber}`. */
export default function ProductPage() {
  const { stockNumber = '' } = useParams();
  const { data, error, loading, refetch } = useProductQuery({
    variables: { stockNumber },
    fetchPolicy: 'cache-and-network',
  });
  useStockChanges(BUYERS_ASK, true, refetch);
  return (
    <PieceFrame>
      <PieceReading
        found={data?.jewelleryPiece}
        error={error}
        isLoading={loading}
        onRetry={() => void refetch()}
        heading={`Piece ${stockNumber}`}
        waysOn={waysOn}
        drawn="RING"
      >
        {(piece) => (
          <>
            <ProductView piece={piece} />
            <Box mt="18">
              <SimilarPieces piece={piece} />
            </Box>
          </>
        )}
      </PieceReading>
    </PieceFrame>
  );
}
