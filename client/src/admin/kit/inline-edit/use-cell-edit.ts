import { type RefObject, useRef, useState } from 'react';
import type { InlineEdit } from './inline-edit';

interface Draft<Row> {
  /** The row that it was begun with, or was told of since: not what came to the list meanwhile, unseen. */
  readonly known: Row;
  readonly text: string;
  readonly problem: string | null;
  readonly isSaving: boolean;
}

/** Where the focus goes once a cell is saved; `null`: it stays where it is by then. */
type Then = (cell: HTMLElement) => HTMLElement | null;

/** A cell while it is changed: what is typed, what is wrong with it, and how it ends. */
export function useCellEdit<Row>({ textOf, save }: InlineEdit<Row>, row: Row, cell: RefObject<HTMLElement | null>) {
  const [draft, setDraft] = useState<Draft<Row> | null>(null);
  // What a blur finds is what was set last, rendered or not.
  const latest = useRef<Draft<Row> | null>(null);

  function set(next: Draft<Row> | null): void {
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
    if (now.text === textOf(now.known)) {
      end(then);
      return;
    }
    set({ ...now, problem: null, isSaving: true });
    const objection = await save(now.known, now.text);
    if (objection === null) {
      end(then);
    } else {
      set({ ...now, ...objection, isSaving: false });
    }
  }

  return {
    draft,
    start: () => set({ known: row, text: textOf(row), problem: null, isSaving: false }),
    type: (text: string) => set({ known: latest.current?.known ?? row, text, problem: null, isSaving: false }),
    leave: () => end((own) => own),
    commit: (then: Then | null) => void commit(then),
  };
}
