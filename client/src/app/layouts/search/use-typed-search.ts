import { skipToken, useQuery } from '@apollo/client/react';
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { errorText } from '../../../graphql/error-text';
import { type FoundItemFragment, SearchAsYouTypeDocument } from '../../../graphql/generated/graphql';
import { searchTextHref } from '../../../shared/search/search-address';
import { foundItemHref } from '../../../shared/search-results/found-item-text';
import { isNumberList, readPastedNumbers } from '../../../table/filters/values/pasted-numbers';
import { formatCount } from '../../../ui/numbers';
import { useDebouncedValue } from '../../../ui/use-debounced-value';

/** State of a search field and its list of suggestions. */
export interface TypedText {
  /** Trimmed search text. */
  readonly text: string;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Tracks the text of an existing input, including text typed before this code was loaded. */
export function useTypedText(input: RefObject<HTMLInputElement | null>): TypedText {
  const [text, setText] = useState(() => input.current?.value.trim() ?? '');
  const [isOpen, setOpen] = useState(true);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const field = input.current;
    const listening = new AbortController();
    const { signal } = listening;
    field?.addEventListener(
      'input',
      () => {
        setText(field.value.trim());
        open();
      },
      { signal },
    );
    field?.addEventListener('click', open, { signal });
    field?.addEventListener('blur', close, { signal });
    // Back and forward navigation discards the text. Other navigation moves focus or closes the list. A page that
    // loads late must not close a list that is in use.
    window.addEventListener('popstate', close, { signal });
    return () => listening.abort();
  }, [input, open, close]);

  return { text, isOpen: isOpen && text !== '', open, close };
}

/** Option in the list: an item, or the page with all results (`item` is null). */
export interface SearchOption {
  readonly id: string;
  readonly href: string;
  readonly item: FoundItemFragment | null;
  readonly label: string;
}

interface TypedSearch {
  readonly options: readonly SearchOption[];
  /** Status message for screen readers. */
  readonly message: string;
  /** True if the options belong to a previous search text. */
  readonly isBusy: boolean;
}

/** Debounce delay for search requests, in milliseconds. */
const PAUSE = 150;

/** Minimum length of a search text, in characters. */
const MIN_LENGTH = 2;

/** Returns the suggestions for a search text, followed by a link to all results. */
export function useTypedSearch(text: string, listId: string): TypedSearch {
  const debouncedText = useDebouncedValue(text, PAUSE);
  const isNumbers = isNumberList(text);
  const isSearching = !isNumbers && text.length >= MIN_LENGTH && debouncedText.length >= MIN_LENGTH;
  const { data, previousData, error, loading } = useQuery(
    SearchAsYouTypeDocument,
    isSearching ? { variables: { text: debouncedText } } : skipToken,
  );
  const items = isSearching ? (data ?? previousData)?.searchStock?.items : undefined;
  const isBusy = isSearching && (loading || debouncedText !== text);

  const options = useMemo(() => {
    const all = isNumbers
      ? `Look up ${formatCount(readPastedNumbers(text).length)} numbers`
      : `All results for “${text}”`;
    return [
      // Derives option IDs from the item instead of the position, because new results can be inserted before the
      // selected option.
      ...(items ?? []).map((item) => ({
        id: `${listId}-${item.kind}-${item.id}`,
        item,
        label: item.stockNumber,
        href: foundItemHref(item),
      })),
      { id: `${listId}-all`, item: null, label: all, href: searchTextHref(text) },
    ];
  }, [items, isNumbers, text, listId]);

  return { options, isBusy, message: messageOf(items?.length, isBusy, error) };
}

function messageOf(count: number | undefined, isBusy: boolean, error: unknown): string {
  if (error !== undefined) {
    return errorText(error);
  }
  if (isBusy) {
    return 'Searching…';
  }
  switch (count) {
    case undefined:
      return '';
    case 0:
      return 'No results';
    case 1:
      return '1 result';
    default:
      return `${formatCount(count)} results`;
  }
}
