import { Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '../../graphql/error-text';
import { useSearchResultsQuery } from '../../graphql/generated/hooks';
import { useCurrentUser } from '../../session/session-context';
import { searchHref, searchParameters } from '../../shared/search/search-address';
import { isKind } from '../../shared/search-results/found-item-text';
import { EmptyMessage } from '../../ui/empty-message';
import { ErrorState } from '../../ui/error-state';
import { ButtonLink, TextLink } from '../../ui/links';
import { formatCount } from '../../ui/numbers';
import { PageHeading } from '../../ui/page-heading';
import { PageSpinner } from '../../ui/page-spinner';
import { ResultGroup } from './result-group';

/** How many are shown: of all types together, and of one. */
const FIRST = { everything: 60, ofOne: 200 } as const;

function Nothing() {
  const isSignedIn = useCurrentUser() !== null;
  return (
    <EmptyMessage
      title="Nothing found"
      description={
        isSignedIn
          ? 'Every word has to describe the piece. Try fewer words, or a part of the number from its beginning.'
          : 'Every word has to describe the piece. Approved traders see more of the stock than is shown to everybody.'
      }
    >
      {isSignedIn ? <ButtonLink to="/contact">Ask us for it</ButtonLink> : <ButtonLink to="/login">Sign in</ButtonLink>}
    </EmptyMessage>
  );
}

interface TextResultsProps {
  readonly text: string;
}

/** All that a number or words find, by type. */
export function TextResults({ text }: TextResultsProps) {
  const [parameters] = useSearchParams();
  const named = parameters.get(searchParameters.kind);
  const kind = isKind(named) ? named : null;
  const { data, error, refetch } = useSearchResultsQuery({
    variables: {
      text,
      first: kind === null ? FIRST.everything : FIRST.ofOne,
      kinds: kind === null ? null : [kind],
    },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.searchStock;
  const items = found?.items ?? [];
  const kinds = [...new Set(items.map((item) => item.kind))];
  const totalOf = (each: string): number => found?.kinds.find((count) => count.kind === each)?.total ?? 0;

  return (
    <Stack gap="8">
      <Stack gap="1">
        <PageHeading wordBreak="break-word">Results for “{text}”</PageHeading>
        <Text color="fg.muted" role="status">
          {found == null ? '' : `${formatCount(found.total)} ${found.total === 1 ? 'item' : 'items'}`}
        </Text>
        {kind !== null && <TextLink to={searchHref(text)}>All types</TextLink>}
      </Stack>
      {error !== undefined && found == null && (
        <ErrorState description={errorText(error)} onRetry={() => void refetch()} />
      )}
      {found == null && error === undefined && <PageSpinner />}
      {kinds.map((each) => (
        <ResultGroup
          key={each}
          text={text}
          kind={each}
          items={items.filter((item) => item.kind === each)}
          total={totalOf(each)}
          isAlone={kind !== null}
        />
      ))}
      {found != null && found.items.length === 0 && <Nothing />}
    </Stack>
  );
}
