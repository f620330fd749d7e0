import { useQuery } from '@apollo/client/react';
import { Alert, Box, Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { JewelleryCardsDocument, ProductDocument } from '../../../graphql/generated/graphql';
import { BuyButtons } from '../../../shared/baskets/buy-buttons';
import { useBasket } from '../../../shared/baskets/use-basket';
import { availabilityMark, isOrderable } from '../../../shared/items/availability';
import { itemHref } from '../../../shared/items/item-href';
import { drawingOf, JewelleryCard, requestOf } from '../../../shared/jewellery/jewellery-card';
import { pieceTitle } from '../../../shared/jewellery/jewellery-text';
import { PieceGallery } from '../../../shared/jewellery/piece-gallery';
import { PieceFrame, PieceSheet } from '../../../shared/jewellery/piece-sheet';
import { PieceStates } from '../../../shared/jewellery/piece-states';
import { WishlistButton } from '../../../shared/jewellery/wishlist-button';
import { jewelleryPages, pageOfType } from '../../../shared/stock-pages/jewellery-pages';
import { JewelleryDrawing } from '../../../ui/jewellery-drawing/jewellery-drawing';
import { TextLink } from '../../../ui/links';
import { formatPrice } from '../../../ui/numbers';
import { RingSizeGuide } from '../../../ui/ring-size/ring-size-field';
import { type Product, productFacts } from './product-facts';
import { StonesTable } from './stones-table';

function Unavailable({ piece }: { readonly piece: Product }) {
  const page = pageOfType(piece.type);
  return (
    <Alert.Root status="warning">
      <Alert.Content>
        <Alert.Title>No longer in stock</Alert.Title>
        <Alert.Description>
          This piece can no longer be ordered.{' '}
          {page !== undefined && <TextLink to={`/${page.key}`}>See our other {page.title.toLowerCase()}</TextLink>}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

function RingNote() {
  return (
    <Box bg="bg.subtle" px="4" py="3">
      <HStack justify="space-between" flexWrap="wrap" gap="2">
        <Text textStyle="md" fontWeight="semibold">
          Another size, or an engraving?
        </Text>
        <RingSizeGuide />
      </HStack>
      <Text textStyle="md" color="fg.muted">
        Resizing and engraving depend on how the ring is made. Ask us before you order, and we will tell you the cost.
      </Text>
    </Box>
  );
}

function ProductView({ piece }: { readonly piece: Product }) {
  const title = pieceTitle(piece);
  const isUnavailable = !isOrderable(piece.availability);
  return (
    <PieceSheet
      title={title}
      item={piece}
      kind="JEWELLERY"
      mark={availabilityMark(piece)}
      price={formatPrice(piece.price?.total)}
      href={itemHref(piece)}
      gallery={
        <PieceGallery
          key={piece.id}
          images={piece.media.images}
          video={piece.media.video}
          alt={title}
          drawing={<JewelleryDrawing {...drawingOf(piece)} boxSize="full" />}
        />
      }
      details={<StonesTable piece={piece} />}
      buttons={
        <Stack gap="3">
          {isUnavailable && <Unavailable piece={piece} />}
          {piece.price === null && !isUnavailable && (
            <Text color="fg.muted">Price on request: ask us, and we will send you an offer.</Text>
          )}
          <BuyButtons {...requestOf(piece)} isUnavailable={isUnavailable || piece.price === null} />
        </Stack>
      }
      description={piece.description}
      facts={productFacts(piece)}
    >
      {piece.type === 'RING' && !isUnavailable && <RingNote />}
    </PieceSheet>
  );
}

const SHOWN = 4;

/** Price range of similar pieces, as factors of this piece's price. */
const [LEAST, MOST] = [0.66, 1.5];

/** Section with pieces of the same type at a similar price. Hidden if there are none. */
function SimilarPieces({ piece }: { readonly piece: Product }) {
  const basket = useBasket();
  const total = piece.price?.total ?? null;
  const { data } = useQuery(JewelleryCardsDocument, {
    variables: {
      filter: {
        types: [piece.type],
        ...(total === null ? {} : { price: { min: Math.floor(total * LEAST), max: Math.ceil(total * MOST) } }),
      },
      sort: [{ field: 'PRICE', direction: 'ASC' }],
      // Requests one more item than is shown, because the result may contain this piece.
      page: { index: 0, size: SHOWN + 1 },
    },
  });
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

const nextLinks = jewelleryPages.map(({ key, title }) => ({ to: `/${key}`, label: title }));

/** Page of a finished jewelry piece, `/products/{stockNumber}`. */
export default function ProductPage() {
  const { stockNumber = '' } = useParams();
  const { data, error, loading, refetch } = useQuery(ProductDocument, {
    variables: { stockNumber },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PieceFrame>
      <PieceStates
        piece={data?.jewelleryPiece}
        error={error}
        isLoading={loading}
        onRetry={() => void refetch()}
        heading={`Piece ${stockNumber}`}
        nextLinks={nextLinks}
        drawingType="RING"
      >
        {(piece) => (
          <>
            <ProductView piece={piece} />
            <Box mt="18">
              <SimilarPieces piece={piece} />
            </Box>
          </>
        )}
      </PieceStates>
    </PieceFrame>
  );
}
