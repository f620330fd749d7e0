import { createContext, use } from 'react';
import type { PageToEditQuery } from '../../../graphql/generated/graphql';
import type { PageDraft } from '../draft/page-draft';

/** Columns, filters and sort fields available for a page. */
export type PageChoices = NonNullable<PageToEditQuery['pageLists']>[number];

/** Possible option of a filter, with its label. */
export interface KnownOption {
  readonly value: string;
  readonly label: string;
}

/** Context of the page editor. */
export interface Editor {
  readonly draft: PageDraft;
  /**
   * Changes the draft. `path` is the path of the change; errors at this path are cleared. If omitted, all errors are
   * cleared.
   */
  readonly change: (patch: Partial<PageDraft>, path?: string) => void;
  /** Returns the server's error at a path, such as `filters.0.label`. */
  readonly errorAt: (path: string) => string | undefined;
  readonly choices: PageChoices;
  readonly columnName: (path: string) => string;
  readonly filterName: (field: string) => string;
  /** Returns whether the page supports a column or filter; null if unknown. */
  readonly isDrawn: (part: 'columns' | 'filters', name: string) => boolean | null;
  readonly knownOptions: (field: string) => readonly KnownOption[];
}

export const EditorContext = createContext<Editor | null>(null);

/** Returns the context of the surrounding editor. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (editor === null) {
    throw new Error('useEditor needs a PageEditor above it.');
  }
  return editor;
}
