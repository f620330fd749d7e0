import { useQuery } from '@apollo/client/react';
import { Box, Heading, HStack, SimpleGrid } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { JewelleryCardsDocument } from '../../../graphql/generated/graphql';
import { useProductQuery } from '../../../graphql/generated/hooks';
import { useBasket } from '../../../shared/baskets/use-basket';
import { itemHref } from '../../../shared/items/item-href';
import { JewelleryCard, requestOf } from '../../../shared/jewellery/jewellery-card';
import { PieceReading } from '../../../shared/jewellery/piece-reading';
import { PieceFrame } from '../../../shared/jewellery/piece-sheet';
import { WishlistButton } from '../../../shared/jewellery/wishlist-button';
import { jewelleryPages, pageOfType } from '../../../shared/stock-pages/jewellery-pages';
import { BUYERS_ASK, LISTS_ASK, useStockChanges } from '../../../table/list/use-stock-changes';
import { TextLink } from '../../../ui/links';
import type { Product } from './product-facts';
import { ProductView } from './product-view';

const SHOWN = 4;

/** From two thirds to one and a half times the price. */
const [LEAST, MOST] = [0.66, 1.5];

/** Pieces of the same type at about the same price. Nothing stands here until there are some. */
function SimilarPieces({ piece }: { readonly piece: Product }) {
  const basket = useBasket();
  const total = piece.price?.total ?? null;
  const { data, refetch } = useQuery(JewelleryCardsDocument, {
    variables: {
      filter: {
        types: [piece.type],
        ...(total === null ? {} : { price: { min: Math.floor(total * LEAST), max: Math.ceil(total * MOST) } }),
      },
      sort: [{ field: 'PRICE', direction: 'ASC' }],
      // One more than is shown: the piece itself may be among them.
      page: { index: 0, size: SHOWN + 1 },
    },
  });
  useStockChanges(LISTS_ASK, true, refetch);
  const similar = (data?.jewelleryPieces?.items ?? []).filter(({ id }) => id !== piece.id).slice(0, SHOWN);
  const page = pageOfType(piece.type);
  if (similar.length === 0) {
    return null;
  }
  return (
    <Box as="section" aria-labelledby="similar">
      <HStack justify="space-between" align="baseline" mb="4" flexWrap="wrap">
        <Heading as="h2" size="lg" id="similar">
          Similar pieces
        </Heading>
        {page !== undefined && <TextLink to={`/${page.key}`}>All {page.title.toLowerCase()}</TextLink>}
      </HStack>
      <SimpleGrid
        as="ul"
        listStyleType="none"
        columns={{ base: 2, md: 4 }}
        columnGap={{ base: '4', md: '6' }}
        rowGap="6"
      >
        {similar.map((each) => (
          <Box key={each.id} as="li" position="relative" borderTopWidth="1px">
            <JewelleryCard
              piece={each}
              link={{ to: itemHref(each) }}
              action={<WishlistButton basket={basket} item={requestOf(each)} />}
            />
          </Box>
        ))}
      </SimpleGrid>
    </Box>
  );
}

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
