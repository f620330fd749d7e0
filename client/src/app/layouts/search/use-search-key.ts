import { type RefObject, useEffect } from 'react';

const typesText = 'input, textarea, select, [contenteditable=true]';

/** `/` moves the focus to the search, unless somebody types just then or a dialog is open. */
export function useSearchKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isTyped = target instanceof Element && target.closest(typesText) !== null;
      if (key !== '/' || isTyped || ctrlKey || metaKey || altKey || document.querySelector('[role=dialog]') !== null) {
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
