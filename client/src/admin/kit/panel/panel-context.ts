import { createContext, use } from 'react';

/** Previous and next records in the list. Null if there is none. */
interface AdjacentRecords {
  readonly previous: string | null;
  readonly next: string | null;
}

/**
 * Returns the IDs of the previous and next record, for Alt+↑ and Alt+↓. Both are null if the list no longer contains
 * the record.
 */
export function neighboursOf(ids: readonly string[], id: string | null): AdjacentRecords {
  const index = id === null ? -1 : ids.indexOf(id);
  if (index === -1) {
    return { previous: null, next: null };
  }
  return { previous: ids[index - 1] ?? null, next: ids[index + 1] ?? null };
}

/** Context of an open panel. */
export interface Panel extends AdjacentRecords {
  /** Opens another record; null closes the panel. */
  readonly open: (id: string | null) => void;
  /** Returns the element of the panel; null until it is rendered. */
  readonly content: () => HTMLElement | null;
}

export const PanelContext = createContext<Panel | null>(null);

/** Returns the context of the surrounding panel. */
export function usePanel(): Panel {
  const panel = use(PanelContext);
  if (panel === null) {
    throw new Error('usePanel needs a RecordPanel above it.');
  }
  return panel;
}
