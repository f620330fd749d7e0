import { skipToken } from '@apollo/client/react';
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { errorText } from '../../../graphql/error-text';
import type { FoundItemFragment } from '../../../graphql/generated/graphql';
import { useSearchAsYouTypeQuery } from '../../../graphql/generated/hooks';
import { askedHref } from '../../../shared/search/search-address';
import { foundItemHref } from '../../../shared/search-results/found-item-text';
import { isNumberList, readPastedNumbers } from '../../../table/filters/values/pasted-numbers';
import { formatCount } from '../../../ui/numbers';
import { useDebouncedValue } from '../../../ui/use-debounced-value';

/** What stands in a search field, and whether its list is open. */
export interface TypedText {
  /** Without spaces at its ends. */
  readonly text: string;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Follows a field that stands there already, with what was typed before. */
export function useTypedText(input: RefObject<HTMLInputElement | null>): TypedText {
  const [text, setText] = useState(() => input.current?.value.trim() ?? '');
  const [isWanted, setWanted] = useState(true);
  const open = useCallback(() => setWanted(true), []);
  const close = useCallback(() => setWanted(false), []);

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
    // Whoever goes back or forward leaves what was typed. Other ways on take the focus along, or close it themselves: a
    // page that comes late must not close what somebody types meanwhile.
    window.addEventListener('popstate', close, { signal });
    return () => listening.abort();
  }, [input, open, close]);

  return { text, isOpen: isWanted && text !== '', open, close };
}

/** One thing to choose: an item, or the page that shows all (`item` is null then). */
export interface SearchOption {
  readonly id: string;
  readonly href: string;
  readonly item: FoundItemFragment | null;
  readonly label: string;
}

interface TypedSearch {
  readonly options: readonly SearchOption[];
  /** How it stands, for people. */
  readonly message: string;
  /** The options are those of a former text. */
  readonly isBusy: boolean;
}

/** Milliseconds without another key before the server is asked. */
const PAUSE = 150;

/** Fewer characters than these say nothing. */
const SHORTEST = 2;

/** What is found while somebody types, and last the way to all of it. */
export function useTypedSearch(text: string, listId: string): TypedSearch {
  const settled = useDebouncedValue(text, PAUSE);
  const isNumbers = isNumberList(text);
  const isAsked = !isNumbers && text.length >= SHORTEST && settled.length >= SHORTEST;
  const { data, previousData, error, loading } = useSearchAsYouTypeQuery(
    isAsked ? { variables: { text: settled } } : skipToken,
  );
  const found = isAsked ? (data ?? previousData)?.searchStock?.items : undefined;
  const isBusy = isAsked && (loading || settled !== text);

  const options = useMemo(() => {
    const all = isNumbers
      ? `Look up ${formatCount(readPastedNumbers(text).length)} numbers`
      : `All results for “${text}”`;
    return [
      // By what it is, not by its place: others may come before what the arrows have reached.
      ...(found ?? []).map((item) => ({
        id: `${listId}-${item.kind}-${item.id}`,
        item,
        label: item.stockNumber,
        href: foundItemHref(item),
      })),
      { id: `${listId}-all`, item: null, label: all, href: askedHref(text) },
    ];
  }, [found, isNumbers, text, listId]);

  return { options, isBusy, message: messageOf(found?.length, isBusy, error) };
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
      return 'Nothing like that is shown to you.';
    case 1:
      return '1 result';
    default:
      return `${formatCount(count)} results`;
  }
}
