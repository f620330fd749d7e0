import { useQuery } from '@apollo/client/react';
import { Container, Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { apiErrorOf } from '../../../graphql/api-error';
import { errorText } from '../../../graphql/error-text';
import { SharedWishlistDocument } from '../../../graphql/generated/graphql';
import { formatDate } from '../../../ui/dates';
import { EmptyMessage } from '../../../ui/empty-message';
import { ErrorState } from '../../../ui/error-state';
import { ButtonLink } from '../../../ui/links';
import { formatCount } from '../../../ui/numbers';
import { PageHeading } from '../../../ui/page-heading';
import { PageSpinner } from '../../../ui/page-spinner';
import { sharedEntries } from './shared-entries';
import { SharedLine } from './shared-line';

/** Returns a note about the number of lines that are not visible to the viewer. */
function hiddenText(hidden: number): string {
  const [subject, pronoun] =
    hidden === 1
      ? ['One more item on this list is', 'it']
      : [`${formatCount(hidden)} more items on this list are`, 'them'];
  return `${subject} not visible to you. Sign in, or ask us about ${pronoun}.`;
}

/** Page with a shared wishlist, `/shared/{token}`. It is read-only and shows the viewer's prices. */
export default function SharedPage() {
  const { token = '' } = useParams();
  const { data, error, loading, refetch } = useQuery(SharedWishlistDocument, {
    variables: { token },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.sharedWishlist;
  const isEnded = apiErrorOf(error)?.code === 'ITEM_NOT_FOUND';

  return (
    <Container py={{ base: '6', md: '12' }}>
      <PageHeading mb="2">
        {list == null || list.sharer === null ? 'Shared wishlist' : `A list from ${list.sharer}`}
      </PageHeading>
      {list != null && !isEnded && (
        <Stack gap="4">
          <Text color="fg.muted">
            You see your own current prices. The items are not reserved. The link is valid until{' '}
            {formatDate(list.expiresAt)}.
          </Text>
          {list.lines.length > 0 && (
            <Stack as="ul" gap="0" listStyleType="none" aria-label="Shared items" borderTopWidth="1px">
              {sharedEntries(list.lines).map((entry) => (
                <SharedLine key={entry.line.id} entry={entry} />
              ))}
            </Stack>
          )}
          {list.hidden > 0 && <Text>{hiddenText(list.hidden)}</Text>}
          {list.lines.length === 0 && list.hidden === 0 && (
            <EmptyMessage title="This list is empty" description="Its items have been removed or ordered." />
          )}
        </Stack>
      )}
      {isEnded && (
        <EmptyMessage
          title="This link has expired"
          description="Wishlist links work for 30 days, unless they are revoked earlier. Ask the sender for a new one."
        >
          <ButtonLink to="/diamonds/white">See our diamonds</ButtonLink>
        </EmptyMessage>
      )}
      {list == null && error !== undefined && !isEnded && (
        <ErrorState description={errorText(error)} onRetry={() => void refetch()} isRetrying={loading} />
      )}
      {list == null && error === undefined && <PageSpinner />}
    </Container>
  );
}
