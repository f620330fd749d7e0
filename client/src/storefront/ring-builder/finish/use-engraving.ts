import { useEffect, useState } from 'react';
import type { Builder } from '../use-ring-draft';

const WAIT = 300;

/** Engraving as typed by the user, and its handlers. */
export interface TypedEngraving {
  readonly typed: string;
  readonly type: (engraving: string) => void;
  /** Writes the text to the URL immediately. Called when the field loses focus. */
  readonly saveOnBlur: () => void;
}

/** Returns the engraving as typed. The drawing updates immediately, and the URL after a debounce delay. */
export function useEngraving({ ring, change }: Builder): TypedEngraving {
  const [typing, setTyping] = useState<{ readonly from: string; readonly text: string } | null>(null);
  const isOwn = typing !== null && (typing.from === ring.engraving || typing.text.trim() === ring.engraving.trim());
  const typed = isOwn ? typing.text : ring.engraving;
  const isSaved = typed.trim() === ring.engraving.trim();

  useEffect(() => {
    if (!isSaved) {
      const timer = setTimeout(() => change({ engraving: typed }), WAIT);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [typed, isSaved, change]);

  return {
    typed,
    type: (text) => setTyping({ from: ring.engraving, text }),
    saveOnBlur: () => {
      if (!isSaved) {
        change({ engraving: typed });
      }
    },
  };
}
