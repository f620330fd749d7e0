import { useEffect, useState } from 'react';
import type { Builder } from '../use-ring-draft';

const WAIT = 300;

/** An engraving while it is typed. */
export interface TypedEngraving {
  readonly typed: string;
  readonly type: (engraving: string) => void;
  /** Keeps it at once: the field is left. */
  readonly leave: () => void;
}

/** The engraving as it is typed: the drawing follows at once, the address once nobody types any more. */
export function useEngraving({ ring, change }: Builder): TypedEngraving {
  const [typing, setTyping] = useState<{ readonly from: string; readonly text: string } | null>(null);
  const isOwn = typing !== null && (typing.from === ring.engraving || typing.text.trim() === ring.engraving.trim());
  const typed = isOwn ? typing.text : ring.engraving;
  const isKept = typed.trim() === ring.engraving.trim();

  useEffect(() => {
    if (!isKept) {
      const timer = setTimeout(() => change({ engraving: typed }), WAIT);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [typed, isKept, change]);

  return {
    typed,
    type: (text) => setTyping({ from: ring.engraving, text }),
    leave: () => {
      if (!isKept) {
        change({ engraving: typed });
      }
    },
  };
}
