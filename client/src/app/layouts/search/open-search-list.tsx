import { Box, chakra, Text } from '@chakra-ui/react';
import { type RefObject, useEffect, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { numbersHref, searchTextHref } from '../../../shared/search/search-address';
import { FoundItemLine } from '../../../shared/search-results/found-item-line';
import { isNumberList, readPastedNumbers } from '../../../table/filters/values/pasted-numbers';
import { type SearchOption, type TypedText, useTypedSearch, useTypedText } from './use-typed-search';

function setAttributes(field: HTMLElement | null, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) {
      field?.removeAttribute(name);
    } else {
      field?.setAttribute(name, value);
    }
  }
}

/**
 * Adds combobox keyboard behavior to a field. Arrow keys select an option, Enter opens the option or all results, and
 * Escape closes the list. Pasting a list of numbers opens their results. Returns the ID of the selected option.
 */
function useOptionKeys(
  input: RefObject<HTMLInputElement | null>,
  listId: string,
  { text, isOpen, open, close }: TypedText,
  options: readonly SearchOption[],
): string | null {
  const navigate = useNavigate();
  // Resets the selection when the text changes, because each text has its own options.
  const [activeOption, setActiveOption] = useState({ text, id: null as string | null });
  const active =
    isOpen && activeOption.text === text && options.some(({ id }) => id === activeOption.id) ? activeOption.id : null;

  useEffect(() => {
    const field = input.current;
    const listening = new AbortController();
    const { signal } = listening;

    function openResult(href: string): void {
      close();
      navigate(href);
    }

    function moveActive(step: number): void {
      const ids = [null, ...options.map(({ id }) => id)];
      open();
      setActiveOption({ text, id: ids[(ids.indexOf(active) + step + ids.length) % ids.length] ?? null });
    }

    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        moveActive(event.key === 'ArrowDown' ? 1 : -1);
      }
      if (event.key === 'Escape' && isOpen) {
        // Prevents the browser from clearing the field. Pressing Escape again clears it.
        event.preventDefault();
        close();
      }
    }

    function onPaste(event: ClipboardEvent): void {
      const pasted = event.clipboardData?.getData('text') ?? '';
      if (isNumberList(pasted)) {
        event.preventDefault();
        openResult(numbersHref(readPastedNumbers(pasted)));
      }
    }

    function onSubmit(event: SubmitEvent): void {
      event.preventDefault();
      openResult(options.find(({ id }) => id === active)?.href ?? searchTextHref(field?.value ?? ''));
    }

    field?.addEventListener('keydown', onKeyDown, { signal });
    field?.addEventListener('paste', onPaste, { signal });
    field?.form?.addEventListener('submit', onSubmit, { signal });
    return () => listening.abort();
  }, [input, navigate, open, close, options, text, isOpen, active]);

  useEffect(() => {
    setAttributes(input.current, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': active,
    });
    if (active !== null) {
      document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
    }
  }, [input, listId, isOpen, active]);

  return active;
}

export interface SearchListProps {
  /** True once the field has received focus. */
  readonly isOpen: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
}

const Option = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    px: '3',
    py: '2',
    minHeight: '11',
    borderTopWidth: '1px',
    _hover: { bg: 'accent.subtle' },
    '&[aria-selected=true]': { bg: 'accent.subtle', boxShadow: 'inset 2px 0 {colors.accent}' },
  },
});

/** List of suggestions below `SearchField`, loaded on demand. */
export default function OpenSearchList({ input }: SearchListProps) {
  const listId = useId();
  const typed = useTypedText(input);
  const { options, message, isBusy } = useTypedSearch(typed.text, listId);
  const active = useOptionKeys(input, listId, typed, options);
  if (!typed.isOpen) {
    return null;
  }
  return (
    <Box
      position="absolute"
      top="full"
      insetInline="0"
      zIndex="header"
      mt="1"
      bg="bg.panel"
      borderWidth="1px"
      boxShadow="overlay"
      maxHeight="min(36rem, 70dvh)"
      overflowY="auto"
      // Keeps focus in the field, so that the list stays open while an option is clicked.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Text px="3" py="2" textStyle="sm" color="fg.muted" role="status">
        {message}
      </Text>
      <Box id={listId} role="listbox" aria-label="Results" aria-busy={isBusy} opacity={isBusy ? '0.6' : '1'}>
        {options.map(({ id, href, item, label }) => (
          <Option
            key={id}
            id={id}
            to={href}
            role="option"
            tabIndex={-1}
            aria-selected={id === active}
            onClick={typed.close}
          >
            {item === null ? label : <FoundItemLine item={item} />}
          </Option>
        ))}
      </Box>
    </Box>
  );
}
