import { type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { askedHref, numbersHref } from '../../../shared/search/search-address';
import { isNumberList, readPastedNumbers } from '../../../table/filters/values/pasted-numbers';
import type { SearchOption, TypedText } from './use-typed-search';

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
 * Adds combobox keys to a field: arrows select an option, Enter opens it or all results, Escape closes; pasting a
 * list of numbers opens their results. Returns the ID of the selected option.
 */
export function useOptionKeys(
  input: RefObject<HTMLInputElement | null>,
  listId: string,
  { text, isOpen, open, close }: TypedText,
  options: readonly SearchOption[],
): string | null {
  const navigate = useNavigate();
  // Another text has other options.
  const [reached, setReached] = useState({ text, id: null as string | null });
  const active = isOpen && reached.text === text && options.some(({ id }) => id === reached.id) ? reached.id : null;

  useEffect(() => {
    const field = input.current;
    const listening = new AbortController();
    const { signal } = listening;

    function go(href: string): void {
      close();
      navigate(href);
    }

    function walk(step: number): void {
      const ids = [null, ...options.map(({ id }) => id)];
      open();
      setReached({ text, id: ids[(ids.indexOf(active) + step + ids.length) % ids.length] ?? null });
    }

    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        walk(event.key === 'ArrowDown' ? 1 : -1);
      }
      if (event.key === 'Escape' && isOpen) {
        // Once more empties the field, as browsers do.
        event.preventDefault();
        close();
      }
    }

    function onPaste(event: ClipboardEvent): void {
      const pasted = event.clipboardData?.getData('text') ?? '';
      if (isNumberList(pasted)) {
        event.preventDefault();
        go(numbersHref(readPastedNumbers(pasted)));
      }
    }

    function onSubmit(event: SubmitEvent): void {
      event.preventDefault();
      go(options.find(({ id }) => id === active)?.href ?? askedHref(field?.value ?? ''));
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
