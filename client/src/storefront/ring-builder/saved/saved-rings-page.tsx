import { Stack, Text } from '@chakra-ui/react';
import { errorText } from '../../../graphql/error-text';
import { AccountLayout } from '../../../shared/account/account-layout';
import { ringHref } from '../../../shared/rings/ring-address';
import { EmptyMessage } from '../../../ui/empty-message';
import { ErrorState } from '../../../ui/error-state';
import { ButtonLink } from '../../../ui/links';
import { PageSpinner } from '../../../ui/page-spinner';
import { hrefOfLine, useSavedRings } from '../finish/saved-rings';
import { SavedRing } from './saved-ring';

function Rings() {
  const { saved, inCart, error, retry } = useSavedRings();
  if (saved === null) {
    return error === undefined ? <PageSpinner /> : <ErrorState description={errorText(error)} onRetry={retry} />;
  }
  if (saved.length === 0) {
    return (
      <EmptyMessage
        title="No rings saved yet"
        description="Build one and save it: it waits here, and in your wishlist."
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

/** The rings that somebody has saved, `/account/rings`: rings of the wishlist. */
export default function SavedRingsPage() {
  return (
    <AccountLayout title="Saved rings">
      <Text color="fg.muted" mb="6">
        Rings of your wishlist. Open one to change it, or put it into the cart as it is.
      </Text>
      <Rings />
    </AccountLayout>
  );
}
