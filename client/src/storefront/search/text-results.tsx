import { useQuery } from '@apollo/client/react';
import { Box, chakra, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { errorText } from '../../graphql/error-text';
import { type FoundItemFragment, SearchResultsDocument, type StockKind } from '../../graphql/generated/graphql';
import { useCurrentUser } from '../../session/session-context';
import { kindHref, MAX_COUNT, searchHref, searchParameters } from '../../shared/search/search-address';
import { FoundItemLine } from '../../shared/search-results/found-item-line';
import { foundItemHref, isKind, kindText } from '../../shared/search-results/found-item-text';
import { EmptyMessage } from '../../ui/empty-message';
import { ErrorState } from '../../ui/error-state';
import { ButtonLink, TextLink } from '../../ui/links';
import { formatCount } from '../../ui/numbers';
import { PageHeading } from '../../ui/page-heading';
import { PageSpinner } from '../../ui/page-spinner';

const Row = chakra(Link, {
  base: {
    display: 'flex',
    py: '2',
    px: '2',
    mx: '-2',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    _hover: { bg: 'accent.subtle' },
  },
});

interface FoundLinkProps {
  readonly item: FoundItemFragment;
  readonly hasKindLabel?: boolean;
}

/** Link from a search result to the item's page. */
export function FoundLink({ item, hasKindLabel = false }: FoundLinkProps) {
  return (
    <Row to={foundItemHref(item)}>
      <FoundItemLine item={item} hasKindLabel={hasKindLabel} />
    </Row>
  );
}

interface ResultGroupProps {
  readonly text: string;
  readonly kind: StockKind;
  readonly items: readonly FoundItemFragment[];
  /** Total number of matches. `items` may contain fewer. */
  readonly total: number;
  /** True if only results of this type are shown. */
  readonly isAlone: boolean;
}

/** Section with the results of one stock type, and a link to all of them. */
function ResultGroup({ text, kind, items, total, isAlone }: ResultGroupProps) {
  const id = useId();
  const count = total >= MAX_COUNT ? `${formatCount(total)} or more` : formatCount(total);
  return (
    <Box as="section" aria-labelledby={id}>
      <HStack justify="space-between" align="baseline" borderBottomWidth="1px" pb="2">
        <Heading id={id} as="h2" size="xl">
          {kindText[kind].plural}
        </Heading>
        <Text color="fg.muted">{count}</Text>
      </HStack>
      <Stack as="ul" gap="0" listStyleType="none">
        {items.map((item) => (
          <Box as="li" key={item.id} borderBottomWidth="1px">
            <FoundLink item={item} hasKindLabel />
          </Box>
        ))}
      </Stack>
      {items.length < total && (
        <Box pt="3">
          {isAlone ? (
            <Text color="fg.muted">
              These are the first {formatCount(items.length)}. Add words to narrow the results.
            </Text>
          ) : (
            <TextLink to={kindHref(text, kind)}>Show more {kindText[kind].plural.toLowerCase()}</TextLink>
          )}
        </Box>
      )}
    </Box>
  );
}

/** Maximum number of results: for all types together, and for a single type. */
const FIRST = { everything: 60, ofOne: 200 } as const;

function Nothing() {
  const isSignedIn = useCurrentUser() !== null;
  return (
    <EmptyMessage
      title="Nothing found"
      description={
        isSignedIn
          ? 'Results must match every word. Try fewer words, or only the beginning of the number.'
          : 'Results must match every word. Approved traders see more stock: sign in to search it.'
      }
    >
      {isSignedIn ? (
        <ButtonLink to="/contact">Ask us to find it</ButtonLink>
      ) : (
        <ButtonLink to="/login">Sign in</ButtonLink>
      )}
    </EmptyMessage>
  );
}

interface TextResultsProps {
  readonly text: string;
}

/** Search results for words or a number, grouped by type. */
export function TextResults({ text }: TextResultsProps) {
  const [parameters] = useSearchParams();
  const kindInUrl = parameters.get(searchParameters.kind);
  const kind = isKind(kindInUrl) ? kindInUrl : null;
  const { data, error, refetch } = useQuery(SearchResultsDocument, {
    variables: {
      text,
      first: kind === null ? FIRST.everything : FIRST.ofOne,
      kinds: kind === null ? null : [kind],
    },
    fetchPolicy: 'cache-and-network',
  });
  const results = data?.searchStock;
  const items = results?.items ?? [];
  const kinds = [...new Set(items.map((item) => item.kind))];
  const totalOf = (each: string): number => results?.kinds.find((count) => count.kind === each)?.total ?? 0;

  return (
    <Stack gap="8">
      <Stack gap="1">
        <PageHeading wordBreak="break-word">Results for “{text}”</PageHeading>
        <Text color="fg.muted" role="status">
          {results == null ? '' : `${formatCount(results.total)} ${results.total === 1 ? 'item' : 'items'}`}
        </Text>
        {kind !== null && <TextLink to={searchHref(text)}>All types</TextLink>}
      </Stack>
      {error !== undefined && results == null && (
        <ErrorState description={errorText(error)} onRetry={() => void refetch()} />
      )}
      {results == null && error === undefined && <PageSpinner />}
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
      {results != null && results.items.length === 0 && <Nothing />}
    </Stack>
  );
}
