import { Button, Container, Stack, Text } from '@chakra-ui/react';
import { CheckedLinesBar } from '../../catalogue/basket/checked-lines-bar';
import { stonesOfLine } from '../../catalogue/basket/line-facts';
import type { BasketLine } from '../../catalogue/basket/line-kinds';
import { LineList } from '../../catalogue/basket/line-list';
import { useBasket } from '../../catalogue/basket/use-basket';
import { useLineRemoval } from '../../catalogue/basket/use-line-removal';
import { errorText } from '../../graphql/error-text';
import { useWishlistLinesQuery } from '../../graphql/generated/hooks';
import { useCheckedRows } from '../../table/rows/checked-rows';
import { ErrorState } from '../../ui/error-state';
import { ButtonLink } from '../../ui/links';
import { NothingHere } from '../../ui/nothing-here';
import { formatCount } from '../../ui/numbers';
import { PageHeading } from '../../ui/page-heading';
import { PageSpinner } from '../../ui/page-spinner';

interface WishedLinesProps {
  readonly lines: readonly BasketLine[];
}

function WishedLines({ lines }: WishedLinesProps) {
  const basket = useBasket();
  const remove = useLineRemoval('wishlist');
  const checked = useCheckedRows('userWishlistBox');

  const isInCart = (line: BasketLine) => stonesOfLine(line).some(({ id }) => basket.isInCart(id));
  const toCart = (chosen: readonly BasketLine[]) => basket.wishesToCart(chosen);

  return (
    <Stack gap="2">
      <CheckedLinesBar lines={lines} checked={checked} onRemove={(chosen) => void remove(chosen)}>
        <Button
          size="sm"
          variant="outline"
          onClick={() => void toCart(lines.filter((line) => checked.has(line.id) && !isInCart(line)))}
        >
          Add checked to cart
        </Button>
      </CheckedLinesBar>
      <LineList
        label="Your wishes"
        lines={lines}
        checked={checked}
        onRemove={(line) => remove([line])}
        action={(line) =>
          isInCart(line) ? (
            <ButtonLink to="/cart" size="sm" variant="outline">
              In cart
            </ButtonLink>
          ) : (
            line.availability !== 'GONE' && (
              <Button size="sm" variant="outline" onClick={() => void toCart([line])}>
                Add to cart
              </Button>
            )
          )
        }
      />
    </Stack>
  );
}

/** The wishlist, `/wishlist`. */
export default function WishlistPage() {
  const { data, error, loading, refetch } = useWishlistLinesQuery({ fetchPolicy: 'cache-and-network' });
  const lines = data?.wishlist?.lines;

  return (
    <Container py={{ base: '6', md: '12' }}>
      <PageHeading mb="2">Wishlist</PageHeading>
      {lines !== undefined && lines.length > 0 && (
        <>
          <Text color="fg.muted" mb="6">
            {formatCount(lines.length)} {lines.length === 1 ? 'wish' : 'wishes'}. A wish stays until it is ordered or
            removed; only an order reserves a stone.
          </Text>
          <WishedLines lines={lines} />
        </>
      )}
      {lines?.length === 0 && (
        <NothingHere
          title="Nothing wished yet"
          description="The heart at a stone puts it here, so that you find it again."
        >
          <ButtonLink to="/diamonds/white">See our diamonds</ButtonLink>
        </NothingHere>
      )}
      {lines === undefined && error !== undefined && (
        <ErrorState description={errorText(error)} onRetry={() => void refetch()} isRetrying={loading} />
      )}
      {lines === undefined && error === undefined && <PageSpinner />}
    </Container>
  );
}
