import { createContext, use } from 'react';
import type { PageToEditQuery } from '../../../graphql/generated/graphql';
import type { PageDraft } from '../draft/page-draft';

/** What the settings of a page can choose from. */
export type PageChoices = NonNullable<PageToEditQuery['pageLists']>[number];

/** A value that a filter can offer, and what it is called elsewhere. */
export interface KnownOption {
  readonly value: string;
  readonly label: string;
}

/** What the parts of the editor of a page share. */
export interface Editor {
  readonly draft: PageDraft;
  /** `at`: what was wrong there is being mended; left out: everything may stand elsewhere now. */
  readonly change: (patch: Partial<PageDraft>, at?: string) => void;
  /** What the server has refused at a place, such as `filters.0.label`. */
  readonly errorAt: (path: string) => string | undefined;
  /** What the schema has. */
  readonly choices: PageChoices;
  readonly columnName: (path: string) => string;
  readonly filterName: (field: string) => string;
  /** Whether the page can draw it; `null` while that is not known. */
  readonly isDrawn: (part: 'columns' | 'filters', name: string) => boolean | null;
  /** Values that a filter can offer, as far as they are known. */
  readonly knownOptions: (field: string) => readonly KnownOption[];
}

export const EditorContext = createContext<Editor | null>(null);

/** The editor around a part of it. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (editor === null) {
    throw new Error('useEditor needs a PageEditor above it.');
  }
  return editor;
}
