import { Box, chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { createElement, type RefObject, useEffect, useRef, useState } from 'react';
import { SEARCH_PATH } from '../../../shared/search/search-path';
import { PlainInput } from '../../../ui/inputs/plain-inputs';
import { dialogOnDemand } from '../../../ui/on-demand';
import { loadDataLayer } from '../../lazy-with-data';
import type { SearchListProps } from './open-search-list';

/** Focuses the search field on Ctrl+K (⌘K on a Mac), unless a dialog is open. */
function useSearchKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.shiftKey || event.altKey || document.querySelector('[role=dialog]') !== null) {
        return;
      }
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}

/**
 * List of suggestions below the field. It is loaded together with the data layer. Pages without a data layer show no
 * suggestions.
 */
const SearchList = dialogOnDemand<SearchListProps>(async () => {
  const [{ DataLayer }, { default: List }] = await Promise.all([loadDataLayer(), import('./open-search-list')]);
  return { default: (props) => createElement(DataLayer, null, createElement(List, props)) };
});

/**
 * Search field for all stock types. Submitting it opens the results page. Suggestions are loaded on focus
 * (`open-search-list.tsx`).
 */
export function SearchField() {
  const input = useRef<HTMLInputElement>(null);
  const [isListOpen, setListOpen] = useState(false);
  useSearchKey(input);
  return (
    <chakra.form role="search" action={SEARCH_PATH} position="relative" width="full" maxW={{ lg: '36rem' }}>
      <Box position="absolute" insetStart="3" top="50%" transform="translateY(-50%)" color="fg.subtle" aria-hidden>
        <Search size="1rem" strokeWidth={1.5} />
      </Box>
      <PlainInput
        ref={input}
        type="search"
        name="q"
        ps="8"
        aria-label="Search the stock"
        aria-keyshortcuts="Control+K Meta+K"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder="Stock number, report number or keyword"
        onFocus={() => setListOpen(true)}
      />
      <SearchList isOpen={isListOpen} input={input} />
    </chakra.form>
  );
}
