import { useQuery } from '@apollo/client/react';
import { Button, Container, Flex, Stack, Text } from '@chakra-ui/react';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../graphql/error-text';
import { WishlistLinesDocument } from '../../graphql/generated/graphql';
import { CheckedLinesBar } from '../../shared/baskets/checked-lines-bar';
import { priceOfLines } from '../../shared/baskets/line-groups';
import { type BasketLine, subjectOf } from '../../shared/baskets/line-kinds';
import { LineList } from '../../shared/baskets/line-list';
import { useBasket } from '../../shared/baskets/use-basket';
import { useLineMoves } from '../../shared/baskets/use-line-moves';
import { isOrderable } from '../../shared/items/availability';
import { useCheckedRows } from '../../table/rows/checked-rows';
import { EmptyMessage } from '../../ui/empty-message';
import { ErrorState } from '../../ui/error-state';
import { ButtonLink } from '../../ui/links';
import { formatCount, formatPrice } from '../../ui/numbers';
import { dialogOnDemand } from '../../ui/on-demand';
import { PageHeading } from '../../ui/page-heading';
import { PageSpinner } from '../../ui/page-spinner';
import type { ShareDialogProps } from './sharing/open-share-dialog';

const ShareDialog = dialogOnDemand<ShareDialogProps>(() => import('./sharing/open-share-dialog'));

interface ShareButtonProps {
  /** IDs of the selected lines. If empty, all lines are shared. */
  readonly checkedIds: readonly string[];
  /** Number of lines on the wishlist. */
  readonly total: number;
}

function ShareButton({ checkedIds, total }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Share2 strokeWidth={1.5} aria-hidden />
        Share
      </Button>
      <ShareDialog isOpen={isOpen} checkedIds={checkedIds} total={total} onClose={() => setOpen(false)} />
    </>
  );
}

interface WishlistLinesProps {
  readonly lines: readonly BasketLine[];
}

/** List of wishlist lines grouped by kind, with their actions. */
function WishlistLineList({ lines }: WishlistLinesProps) {
  const basket = useBasket();
  const { remove, wishesToCart } = useLineMoves();
  const checked = useCheckedRows('userWishlistBox');
  const checkedIds = lines.map(({ id }) => id).filter((id) => checked.has(id));

  function isInCart(line: BasketLine): boolean {
    const subject = subjectOf(line);
    return subject !== null && basket.contains('cart', { item: subject.item, itemId: subject.itemId });
  }
  const canAddToCart = (line: BasketLine) => isOrderable(line.availability) && !isInCart(line);
  const movable = lines.filter((line) => checked.has(line.id) && canAddToCart(line));

  return (
    <Stack gap="4">
      <Flex justify="space-between" align="flex-start" gap="4" wrap="wrap">
        <CheckedLinesBar lines={lines} checked={checked} onRemove={(chosen) => void remove('wishlist', chosen)}>
          {/* Stays in place once all lines are in the cart, so that a second click does not hit "Remove selected". */}
          <Button
            size="sm"
            variant="outline"
            disabled={movable.length === 0}
            onClick={() => void wishesToCart(movable)}
          >
            Add selected to cart
          </Button>
        </CheckedLinesBar>
        <ShareButton checkedIds={checkedIds} total={lines.length} />
      </Flex>
      <LineList
        list="wishlist"
        label="Your wishlist"
        lines={lines}
        checked={checked}
        onRemove={(line) => remove('wishlist', [line])}
        action={(line) =>
          isInCart(line) ? (
            <ButtonLink to="/cart" size="sm" variant="outline">
              In cart
            </ButtonLink>
          ) : (
            isOrderable(line.availability) && (
              <Button size="sm" variant="outline" onClick={() => void wishesToCart([line])}>
                Add to cart
              </Button>
            )
          )
        }
      />
      {lines.length > 1 && (
        <Flex justify="flex-end" gap="4" align="baseline" pt="4">
          <Text color="fg.muted">Total available</Text>
          <Text textStyle="2xl">{formatPrice(priceOfLines(lines))}</Text>
        </Flex>
      )}
    </Stack>
  );
}

/** Wishlist page, `/wishlist`. */
export default function WishlistPage() {
  const { data, error, loading, refetch } = useQuery(WishlistLinesDocument, { fetchPolicy: 'cache-and-network' });
  const lines = data?.wishlist?.lines;

  return (
    <Container py={{ base: '6', md: '12' }}>
      <PageHeading mb="2">Wishlist</PageHeading>
      {lines !== undefined && lines.length > 0 && (
        <>
          <Text color="fg.muted" mb="6">
            {formatCount(lines.length)} {lines.length === 1 ? 'item' : 'items'}, saved until you order or remove them.
            They are not reserved until you order.
          </Text>
          <WishlistLineList lines={lines} />
        </>
      )}
      {lines?.length === 0 && (
        <EmptyMessage
          title="Your wishlist is empty"
          description="Select the heart on a stone or a piece to save it here."
        >
          <ButtonLink to="/diamonds/white">See our diamonds</ButtonLink>
        </EmptyMessage>
      )}
      {lines === undefined && error !== undefined && (
        <ErrorState description={errorText(error)} onRetry={() => void refetch()} isRetrying={loading} />
      )}
      {lines === undefined && error === undefined && <PageSpinner />}
    </Container>
  );
}
