import { type RefObject, useCallback, useEffect, useState } from 'react';

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
