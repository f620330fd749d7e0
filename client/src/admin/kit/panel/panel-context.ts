import { createContext, use } from 'react';
import type { Neighbours } from './neighbours';

/** What the parts of an open panel know of it. */
export interface Panel extends Neighbours {
  /** Goes to another record; `null` closes the panel. */
  readonly open: (id: string | null) => void;
  /** The panel's box, once it is on the page. */
  readonly content: () => HTMLElement | null;
}

export const PanelContext = createContext<Panel | null>(null);

/** The panel around a component. */
export function usePanel(): Panel {
  const panel = use(PanelContext);
  if (panel === null) {
    throw new Error('usePanel needs a RecordPanel above it.');
  }
  return panel;
}
