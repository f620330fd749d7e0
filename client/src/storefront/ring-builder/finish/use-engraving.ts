import { useState } from 'react';
import { useDelayedCall } from '../../../table/filters/use-delayed-call';
import type { Builder } from '../use-builder';

const WAIT = 300;

/** The engraving as it is typed: the drawing follows at once, the address once nobody types any more. */
export function useEngraving({ ring, change }: Builder): {
  readonly typed: string;
  readonly type: (engraving: string) => void;
  readonly leave: () => void;
} {
  const [typing, setTyping] = useState<{ readonly from: string; readonly text: string } | null>(null);
  const keep = useDelayedCall<string>(WAIT, (engraving) => change({ engraving }));
  const isOwn = typing !== null && (typing.from === ring.engraving || typing.text.trim() === ring.engraving);
  return {
    typed: isOwn ? typing.text : ring.engraving,
    type: (text) => {
      setTyping({ from: ring.engraving, text });
      keep.schedule(text);
    },
    leave: keep.leave,
  };
}
