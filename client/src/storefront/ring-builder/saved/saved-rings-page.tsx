import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { ShoppingBag, X } from 'lucide-react';
import { errorText } from '../../../graphql/error-text';
import { AccountLayout } from '../../../shared/account/account-layout';
import { useLineMoves } from '../../../shared/baskets/use-line-moves';
import { availabilityText, isOrderable } from '../../../shared/items/availability';
import { ringHref } from '../../../shared/rings/ring-address';
import { drawnRing, drawnRingLabel } from '../../../shared/rings/ring-measures';
import { stoneTitle } from '../../../shared/rings/ring-text';
import { EmptyMessage } from '../../../ui/empty-message';
import { ErrorState } from '../../../ui/error-state';
import { ButtonLink, TextLink } from '../../../ui/links';
import { formatPrice } from '../../../ui/numbers';
import { PageSpinner } from '../../../ui/page-spinner';
import { RingDrawing } from '../../../ui/ring-drawing/ring-drawing';
import { ringSizeOf, ringSizeText } from '../../../ui/ring-size/ring-sizes';
import { StatusMark } from '../../../ui/status-mark';
import { hrefOfLine, type LineRing, type RingLine, ringOfLine, useSavedRings } from '../finish/saved-rings';

interface SavedRingProps {
  readonly line: RingLine;
  readonly isInCart: boolean;
  readonly onChange: () => void;
}

/** Returns a title that lists the parts of a ring. */
const titleOf = ({ setting, stone }: LineRing): string =>
  [setting?.name, stone && stoneTitle(stone)].filter(Boolean).join(' with ');

/** Saved ring with drawing, current price and actions. */
function SavedRing({ line, isInCart, onChange }: SavedRingProps) {
  const moves = useLineMoves();
  const ring = ringOfLine(line);
  const href = hrefOfLine(line);
  const isUnavailable = !isOrderable(line.availability);
  const { tone, text } = availabilityText({ availability: line.availability });

  async function toCart(): Promise<void> {
    await moves.wishesToCart([line]);
    onChange();
  }

  async function remove(): Promise<void> {
    if (await moves.remove('wishlist', [line])) {
      onChange();
      document.querySelector<HTMLElement>('h1')?.focus();
    }
  }

  return (
    <Flex as="li" gap={{ base: '4', md: '8' }} py="6" borderBottomWidth="1px" direction={{ base: 'column', md: 'row' }}>
      <Box flexShrink="0" width={{ base: 'full', md: '18rem' }} bg="bg.subtle" p="3">
        {ring !== null && (
          <RingDrawing
            {...drawnRing(ring)}
            stoneColor={ring.stone?.color ?? null}
            engraving={ring.engraving}
            label={drawnRingLabel(ring, ring.engraving)}
          />
        )}
      </Box>
      <Stack flex="1" gap="2" minWidth="0">
        {href === null || ring === null ? (
          <Text textStyle="xl">{line.description}</Text>
        ) : (
          <>
            <TextLink to={href} variant="plain" textStyle="xl" fontFamily="heading" color="fg">
              {titleOf(ring)}
            </TextLink>
            <Text textStyle="md" color="fg.muted">
              {[ring.setting?.stockNumber, ring.stone?.stockNumber].filter(Boolean).join(' · ')}
            </Text>
            <Text textStyle="md" color="fg.muted">
              {ring.size === null ? 'Size not chosen' : ringSizeText(ringSizeOf(ring.size))}
              {ring.engraving !== '' && ` · engraved “${ring.engraving}”`}
            </Text>
          </>
        )}
        <Text as="span" textStyle="md">
          <StatusMark tone={tone}>{text}</StatusMark>
        </Text>
        {line.price !== null && (
          <Text textStyle="2xl" fontFamily="heading">
            {formatPrice(line.price.total)}
          </Text>
        )}
        <Flex gap="3" wrap="wrap" mt="2">
          {href !== null && (
            <ButtonLink to={href} size="sm" variant="outline">
              Open in builder
            </ButtonLink>
          )}
          {isInCart ? (
            <ButtonLink to="/cart" size="sm" variant="outline">
              In your cart
            </ButtonLink>
          ) : (
            !isUnavailable && (
              <Button size="sm" onClick={() => void toCart()}>
                <ShoppingBag strokeWidth={1.5} aria-hidden />
                Add to cart
              </Button>
            )
          )}
          {ring !== null && (
            <Button
              size="sm"
              variant="ghost"
              colorPalette="neutral"
              aria-label={`Remove ${line.description}`}
              onClick={() => void remove()}
            >
              <X aria-hidden />
              Remove
            </Button>
          )}
        </Flex>
      </Stack>
    </Flex>
  );
}

function Rings() {
  const { saved, inCart, error, retry } = useSavedRings();
  if (saved === null) {
    return error === undefined ? <PageSpinner /> : <ErrorState description={errorText(error)} onRetry={retry} />;
  }
  if (saved.length === 0) {
    return (
      <EmptyMessage
        title="No rings saved yet"
        description="Build a ring and save it. It is then listed here and on your wishlist."
      >
        <ButtonLink to={ringHref('engagement', {})}>Build an engagement ring</ButtonLink>
        <ButtonLink to={ringHref('completed', {})} variant="outline">
          Build a completed ring
        </ButtonLink>
      </EmptyMessage>
    );
  }
  return (
    <Stack as="ul" gap="0" listStyleType="none" borderTopWidth="1px" aria-label="Saved rings">
      {saved.map((line) => (
        <SavedRing
          key={line.id}
          line={line}
          isInCart={inCart.some((other) => hrefOfLine(other) === hrefOfLine(line))}
          onChange={retry}
        />
      ))}
    </Stack>
  );
}

/** Page with the rings on the user's wishlist, `/account/rings`. */
export default function SavedRingsPage() {
  return (
    <AccountLayout title="Saved rings">
      <Text color="fg.muted" mb="6">
        The rings on your wishlist. Open one to change it, or add it to the cart as it is.
      </Text>
      <Rings />
    </AccountLayout>
  );
}
