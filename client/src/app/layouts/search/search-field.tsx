import { Box, chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { numbersHref, SEARCH_PATH, searchHref } from '../../../catalogue/search/search-address';
import { isNumberList, readPastedNumbers } from '../../../table/filters/values/pasted-numbers';
import { PlainInput } from '../../../ui/inputs/plain-inputs';
import { prepareSearchResults, type SearchOption, SearchResults } from './search-results';
import { useSearchKey } from './use-search-key';

/**
 * The search over the whole stock: a combobox whose list comes when somebody begins to type. Numbers that are pasted lead to
 * their answers at once.
 */
export function SearchField() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // The list is open on the page where somebody types: whoever goes on has left it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [options, setOptions] = useState<readonly SearchOption[]>([]);
  const [chosen, setActive] = useState<string | null>(null);
  const text = typed.trim();
  const isOpen = openAt === key && text !== '';
  useSearchKey(input);

  const active = isOpen && options.some(({ id }) => id === chosen) ? chosen : null;
  useEffect(() => {
    if (active !== null) {
      document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
    }
  }, [active]);

  function change(value: string): void {
    setTyped(value);
    setActive(null);
    setOpenAt(key);
  }

  function go(href: string): void {
    setOpenAt(null);
    navigate(href);
  }

  function submit(): void {
    const option = options.find(({ id }) => id === active);
    if (option !== undefined) {
      go(option.href);
    } else if (isNumberList(text)) {
      go(numbersHref(readPastedNumbers(text)));
    } else {
      go(text === '' ? SEARCH_PATH : searchHref(text));
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpenAt(key);
      const ids = [null, ...options.map(({ id }) => id)];
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(ids[(ids.indexOf(active) + step + ids.length) % ids.length] ?? null);
    }
    if (event.key === 'Escape' && isOpen) {
      // Once more empties the field, as browsers do.
      event.preventDefault();
      setOpenAt(null);
      setActive(null);
    }
  }

  function onPaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text');
    if (isNumberList(pasted)) {
      event.preventDefault();
      setTyped('');
      go(numbersHref(readPastedNumbers(pasted)));
    }
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) {
      setOpenAt(null);
    }
  }

  return (
    <chakra.form
      role="search"
      position="relative"
      width="full"
      maxW={{ lg: '36rem' }}
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Box position="absolute" insetStart="3" top="50%" transform="translateY(-50%)" color="fg.subtle" aria-hidden>
        <Search size="1rem" strokeWidth={1.5} />
      </Box>
      <PlainInput
        ref={input}
        type="search"
        ps="9"
        role="combobox"
        aria-label="Search the stock"
        aria-keyshortcuts="/"
        aria-autocomplete="list"
        aria-expanded={isOpen && options.length > 0}
        aria-controls={isOpen && options.length > 0 ? listId : undefined}
        aria-activedescendant={active ?? undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder="Stock number, report number or words"
        value={typed}
        onFocus={prepareSearchResults}
        onClick={() => setOpenAt(key)}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <SearchResults
        isOpen={isOpen}
        text={text}
        listId={listId}
        active={active}
        onOptions={setOptions}
        onChosen={() => setOpenAt(null)}
      />
    </chakra.form>
  );
}
