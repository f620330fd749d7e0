import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { Heart, ShoppingBag } from 'lucide-react';
import type { BasketItemInput } from '../../../graphql/generated/graphql';
import { useCurrentUser } from '../../../session/session-context';
import { useBasket } from '../../../shared/baskets/use-basket';
import { ringHref } from '../../../shared/rings/ring-address';
import { stoneTitle } from '../../../shared/rings/ring-text';
import { ButtonLink } from '../../../ui/links';
import { ShareMenu } from '../../../ui/share-menu';
import { type Builder, type RingDraft, stoneOfDraft } from '../use-ring-draft';
import { hrefOfLine, useSavedRings } from './saved-rings';

/** On phones, the buttons are side by side and equally wide. */
const evenOnPhones = { flex: { base: '1', sm: 'none' } };

interface RingActionsProps {
  readonly builder: Builder;
  readonly draft: RingDraft;
  /** True if a field error prevents the order. */
  readonly isRefused: boolean;
}

/** Returns the basket input for the ring; null while the ring is incomplete. */
function itemOf({ ring }: Builder, { ringSetting, diamond, genericDiamond }: RingDraft): BasketItemInput | null {
  if (ringSetting === null) {
    return null;
  }
  const ringInput = { ringSettingId: ringSetting.id, ringSize: ring.size, engraving: ring.engraving.trim() || null };
  if (diamond !== null) {
    return { engagementRing: { ...ringInput, diamondId: diamond.id } };
  }
  return genericDiamond === null ? null : { completedRing: { ...ringInput, genericDiamondId: genericDiamond.id } };
}

/** Buttons that add the ring to the cart, save it or share it. Visitors who sign in return to the same ring. */
export function RingActions({ builder, draft, isRefused }: RingActionsProps) {
  const basket = useBasket();
  const user = useCurrentUser();
  const { saved, inCart, retry } = useSavedRings();
  const stone = stoneOfDraft(draft);
  const item = itemOf(builder, draft);
  const href = ringHref(builder.kind, builder.ring);
  const name = [draft.ringSetting?.name, stone === null ? null : stoneTitle(stone)].filter(Boolean).join(' with ');
  const isComplete = item !== null && draft.problems.length === 0 && !isRefused;
  const isSaved = saved?.some((line) => hrefOfLine(line) === href) ?? false;
  const isInCart = inCart.some((line) => hrefOfLine(line) === href);

  async function add(list: 'wishlist' | 'cart'): Promise<void> {
    if (item !== null && (await basket.add(list, [{ item, name }]))) {
      retry();
    }
  }

  return (
    <Stack gap="3">
      <Flex gap="3" wrap="wrap" align="center">
        <HStack gap="3" flex={{ base: '1 0 100%', sm: 'none' }}>
          {isInCart ? (
            <ButtonLink to="/cart" size="lg" {...evenOnPhones}>
              <ShoppingBag strokeWidth={1.5} aria-hidden />
              In your cart
            </ButtonLink>
          ) : (
            <Button size="lg" {...evenOnPhones} disabled={!isComplete} onClick={() => void add('cart')}>
              <ShoppingBag strokeWidth={1.5} aria-hidden />
              Add to cart
            </Button>
          )}
          {isSaved ? (
            <ButtonLink to="/account/rings" size="lg" {...evenOnPhones} variant="outline">
              <Heart strokeWidth={1.5} fill="currentColor" aria-hidden />
              Saved
            </ButtonLink>
          ) : (
            <Button
              size="lg"
              {...evenOnPhones}
              variant="outline"
              disabled={!isComplete}
              onClick={() => void add('wishlist')}
            >
              <Heart strokeWidth={1.5} aria-hidden />
              Save ring
            </Button>
          )}
        </HStack>
        <ShareMenu title={name} url={href} />
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        {user === null
          ? 'Sign in to save or order this ring. You return here afterwards.'
          : 'Settings are made to order. You can order without a size: we ask you for it before we make the ring.'}
      </Text>
    </Stack>
  );
}
