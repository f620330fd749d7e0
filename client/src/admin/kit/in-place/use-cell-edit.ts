import { type RefObject, useRef, useState } from 'react';
import type { InPlace } from './in-place';

interface Draft {
  readonly text: string;
  readonly problem: string | null;
  readonly isSaving: boolean;
}

/** Where the focus goes once a cell is saved; `null`: it stays where it is by then. */
type Then = (cell: HTMLElement) => HTMLElement | null;

/** A cell while it is changed: what is typed, what is wrong with it, and how it ends. */
export function useCellEdit<Row>({ textOf, save }: InPlace<Row>, row: Row, cell: RefObject<HTMLElement | null>) {
  const [draft, setDraft] = useState<Draft | null>(null);
  // What a blur finds is what was set last, rendered or not.
  const latest = useRef<Draft | null>(null);

  function set(next: Draft | null): void {
    latest.current = next;
    setDraft(next);
  }

  function end(then: Then | null): void {
    set(null);
    if (cell.current !== null) {
      then?.(cell.current)?.focus();
    }
  }

  async function commit(then: Then | null): Promise<void> {
    const now = latest.current;
    if (now === null || now.isSaving) {
      return;
    }
    if (now.text === textOf(row)) {
      end(then);
      return;
    }
    set({ ...now, problem: null, isSaving: true });
    const problem = await save(row, now.text);
    if (problem === null) {
      end(then);
    } else {
      set({ ...now, problem, isSaving: false });
    }
  }

  return {
    draft,
    start: () => set({ text: textOf(row), problem: null, isSaving: false }),
    type: (text: string) => set({ text, problem: null, isSaving: false }),
    leave: () => end((own) => own),
    commit: (then: Then | null) => void commit(then),
  };
}
