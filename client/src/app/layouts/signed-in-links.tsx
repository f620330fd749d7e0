import { skipToken, useQuery } from '@apollo/client/react';
import { HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import { Heart, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { BasketContentsDocument } from '../../graphql/generated/graphql';
import { useCurrentUser } from '../../session/session-context';
import { ButtonLink } from '../../ui/links';
import { formatCount } from '../../ui/numbers';
import { popupOnDemand } from '../../ui/on-demand';
import { AccountButton } from './account-button';

interface BasketLinkProps {
  readonly to: string;
  readonly label: string;
  readonly count: number;
  readonly icon: ReactNode;
}

function BasketLink({ to, label, count, icon }: BasketLinkProps) {
  return (
    <ButtonLink to={to} variant="ghost" colorPalette="neutral" size="sm">
      {icon}
      <Text as="span" srOnly={{ base: true, md: false }}>
        {label}
      </Text>
      <Text as="span" color="accent.fg" minWidth="2" textAlign="start" srOnly={count === 0}>
        {formatCount(count)}
      </Text>
      <VisuallyHidden>{count === 1 ? 'line' : 'lines'}</VisuallyHidden>
    </ButtonLink>
  );
}

/** Links to the wishlist and cart with their item counts, for signed-in users. */
function BasketLinks() {
  const user = useCurrentUser();
  const { data } = useQuery(BasketContentsDocument, user === null ? skipToken : {});
  if (user === null) {
    return null;
  }
  return (
    <HStack gap="0">
      <BasketLink
        to="/wishlist"
        label="Wishlist"
        count={data?.wishlist?.lines.length ?? 0}
        icon={<Heart strokeWidth={1.5} aria-hidden />}
      />
      <BasketLink
        to="/cart"
        label="Cart"
        count={data?.cart?.lines.length ?? 0}
        icon={<ShoppingBag strokeWidth={1.5} aria-hidden />}
      />
    </HStack>
  );
}

/** Account menu with links to account pages and the sign-out button. */
const AccountMenu = popupOnDemand<object>(AccountButton, () => import('./open-account-menu'));

/** Header links for signed-in users. */
export default function SignedInLinks() {
  return (
    <>
      <BasketLinks />
      <AccountMenu />
    </>
  );
}
