import { useQuery } from '@apollo/client/react';
import { Box, Heading, HStack, SimpleGrid } from '@chakra-ui/react';
import { JewelleryCardsDocument } from '../../../graphql/generated/graphql';
import { useBasket } from '../../../shared/baskets/use-basket';
import { itemHref } from '../../../shared/items/item-href';
import { JewelleryCard, requestOf } from '../../../shared/jewellery/jewellery-card';
import { WishlistButton } from '../../../shared/jewellery/wishlist-button';
import { pageOfType } from '../../../shared/stock-pages/jewellery-pages';
import { LISTS_ASK, useStockChanges } from '../../../table/list/use-stock-changes';
import { TextLink } from '../../../ui/links';
import type { Product } from './product-facts';

const SHOWN = 4;

/** From two thirds to one and a half times the price. */
const [LEAST, MOST] = [0.66, 1.5];

/** Pieces of the same type at about the same price. Nothing stands here until there are some. */
export function SimilarPieces({ piece }: { readonly piece: Product }) {
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
