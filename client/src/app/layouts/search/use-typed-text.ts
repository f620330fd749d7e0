import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

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
  const { key } = useLocation();
  const [text, setText] = useState(() => input.current?.value.trim() ?? '');
  // The list is open on the page where somebody types: whoever goes on has left it.
  const [openAt, setOpenAt] = useState<string | null>(key);

  useEffect(() => {
    const field = input.current;
    const listening = new AbortController();
    const on = (type: 'input' | 'click' | 'blur', listener: () => void) =>
      field?.addEventListener(type, listener, { signal: listening.signal });
    on('input', () => {
      setText(field?.value.trim() ?? '');
      setOpenAt(key);
    });
    on('click', () => setOpenAt(key));
    on('blur', () => setOpenAt(null));
    return () => listening.abort();
  }, [input, key]);

  return {
    text,
    isOpen: openAt === key && text !== '',
    open: () => setOpenAt(key),
    close: () => setOpenAt(null),
  };
}
