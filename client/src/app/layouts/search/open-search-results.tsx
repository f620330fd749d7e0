import { skipToken } from '@apollo/client/react';
import { Box, chakra, Text } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { foundItemHref } from '../../../catalogue/search/found-item-href';
import { FoundLine } from '../../../catalogue/search/found-line';
import { numbersHref, searchHref } from '../../../catalogue/search/search-address';
import { errorText } from '../../../graphql/error-text';
import { useSearchAsYouTypeQuery } from '../../../graphql/generated/hooks';
import { isNumberList, readPastedNumbers } from '../../../table/filters/values/pasted-numbers';
import { formatCount } from '../../../ui/numbers';

/** One thing to choose: a result, or the page with all of them. */
export interface SearchOption {
  readonly id: string;
  readonly href: string;
}

export interface SearchResultsProps {
  readonly isOpen: boolean;
  /** What has been typed, without spaces at its ends. */
  readonly text: string;
  readonly listId: string;
  /** Id of the option that the arrow keys have reached. */
  readonly active: string | null;
  readonly onOptions: (options: readonly SearchOption[]) => void;
  readonly onChosen: () => void;
}

/** Milliseconds without another key before the server is asked. */
const PAUSE = 150;

/** Fewer characters than these say nothing. */
const SHORTEST = 2;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const Option = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    px: '3',
    py: '2',
    minHeight: '11',
    borderBottomWidth: '1px',
    _last: { borderBottomWidth: '0' },
    _hover: { bg: 'accent.subtle' },
    '&[aria-selected=true]': { bg: 'accent.subtle', boxShadow: 'inset 2px 0 {colors.accent}' },
  },
});

/** What `SearchResults` loads: the list below the search field. */
export default function OpenSearchResults({ isOpen, text, listId, active, onOptions, onChosen }: SearchResultsProps) {
  const settled = useSettled(text);
  const isNumbers = isNumberList(text);
  const isAsked = isOpen && !isNumbers && settled.length >= SHORTEST && text.length >= SHORTEST;
  const { data, previousData, error, loading } = useSearchAsYouTypeQuery(
    isAsked ? { variables: { text: settled } } : skipToken,
  );
  const found = isAsked ? (data ?? previousData)?.searchStock?.items : undefined;
  const isStale = loading || settled !== text;

  const options = useMemo(() => {
    const items = (found ?? []).map((item) => ({ item, label: null, href: foundItemHref(item) }));
    const all = isNumbers
      ? {
          label: `Look up ${formatCount(readPastedNumbers(text).length)} numbers`,
          href: numbersHref(readPastedNumbers(text)),
        }
      : { label: `All results for “${text}”`, href: searchHref(text) };
    return [...items, { item: null, ...all }].map((option, place) => ({ ...option, id: `${listId}-${place}` }));
  }, [found, isNumbers, text, listId]);

  useEffect(() => onOptions(isOpen && text !== '' ? options : []), [onOptions, options, isOpen, text]);

  if (!isOpen || text === '') {
    return null;
  }
  const count = found?.length ?? 0;
  return (
    <Box
      position="absolute"
      top="full"
      insetInline="0"
      zIndex="dropdown"
      mt="1"
      bg="bg.panel"
      borderWidth="1px"
      boxShadow="overlay"
      maxHeight="min(36rem, 70dvh)"
      overflowY="auto"
      // The field keeps the focus, and the list stays open, while somebody presses in it.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Text px="3" py={isAsked ? '2' : '0'} textStyle="sm" color="fg.muted" role="status">
        {error !== undefined && errorText(error)}
        {isAsked &&
          error === undefined &&
          (isStale ? 'Searching…' : count === 0 && 'Nothing of that kind is shown to you.')}
        {isAsked && !isStale && count > 0 && `${formatCount(count)} ${count === 1 ? 'result' : 'results'}`}
      </Text>
      <Box
        id={listId}
        role="listbox"
        aria-label="Results"
        aria-busy={isStale && isAsked}
        opacity={isStale && isAsked ? '0.6' : '1'}
      >
        {options.map(({ id, href, item, label }) => (
          <Option
            key={id}
            id={id}
            to={href}
            role="option"
            tabIndex={-1}
            aria-selected={id === active}
            onClick={onChosen}
          >
            {item === null ? label : <FoundLine item={item} />}
          </Option>
        ))}
      </Box>
    </Box>
  );
}
