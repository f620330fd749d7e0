import { Alert, Box, HStack, Stack, Text } from '@chakra-ui/react';
import { BuyButtons } from '../../../shared/baskets/buy-buttons';
import { isOrderable } from '../../../shared/items/availability';
import { availabilityMark } from '../../../shared/items/availability-mark';
import { itemHref } from '../../../shared/items/item-href';
import { drawnAs, requestOf } from '../../../shared/jewellery/jewellery-card';
import { pieceTitle } from '../../../shared/jewellery/jewellery-text';
import { PieceGallery } from '../../../shared/jewellery/piece-gallery';
import { PieceSheet } from '../../../shared/jewellery/piece-sheet';
import { pageOfType } from '../../../shared/stock-pages/jewellery-pages';
import { JewelleryDrawing } from '../../../ui/jewellery-drawing/jewellery-drawing';
import { TextLink } from '../../../ui/links';
import { formatPrice } from '../../../ui/numbers';
import { RingSizeGuide } from '../../../ui/ring-size/ring-size-guide';
import { type Product, productFacts } from './product-facts';
import { StonesTable } from './stones-table';

function Gone({ piece }: { readonly piece: Product }) {
  const page = pageOfType(piece.type);
  return (
    <Alert.Root status="warning">
      <Alert.Content>
        <Alert.Title>No longer in stock</Alert.Title>
        <Alert.Description>
          This piece cannot be ordered any more.{' '}
          {page !== undefined && <TextLink to={`/${page.key}`}>See our other {page.title.toLowerCase()}</TextLink>}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Rings are worn by somebody: their size, and what can be asked for. */
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
        Whether this ring can be made larger or smaller, and engraved, depends on how it is made. Ask us before you
        order: we look at it and tell you what it costs.
      </Text>
    </Box>
  );
}

/** Everything that is known of a finished piece. */
export function ProductView({ piece }: { readonly piece: Product }) {
  const title = pieceTitle(piece);
  const isGone = !isOrderable(piece.availability);
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
          drawing={<JewelleryDrawing {...drawnAs(piece)} boxSize="full" />}
        />
      }
      details={<StonesTable piece={piece} />}
      buttons={
        <Stack gap="3">
          {isGone && <Gone piece={piece} />}
          {piece.price === null && !isGone && (
            <Text color="fg.muted">The price is on request: ask us, and we answer with an offer.</Text>
          )}
          <BuyButtons {...requestOf(piece)} isGone={isGone || piece.price === null} />
        </Stack>
      }
      description={piece.description}
      facts={productFacts(piece)}
    >
      {piece.type === 'RING' && !isGone && <RingNote />}
    </PieceSheet>
  );
}
