import { useEffect, useSyncExternalStore } from 'react';
import type { ListDeclaration, ListedRow } from './list-declaration';
import type { PageSettings, PreviewedSettings } from './page-settings';

const isFramed = globalThis.window !== undefined && window.parent !== window;
const listeners = new Set<() => void>();
let previewed: PreviewedSettings | null = null;

function show(draft: PreviewedSettings): void {
  previewed = draft;
  for (const listener of listeners) {
    listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Settings of a page that are looked at before they are saved; `null` where they are not. */
export function usePreviewedSettings(pageName: string): PageSettings | null {
  const draft = useSyncExternalStore(subscribe, () => previewed);
  return draft?.pageName === pageName ? draft.settings : null;
}

/** In a frame of the editor of page settings: tells it what the list of this page knows, and shows what it is told. */
export function usePreviewedList<Row extends ListedRow, Sort extends string>(list: ListDeclaration<Row, Sort>): void {
  useEffect(() => {
    if (isFramed) {
      import('./preview-messages').then(
        ({ listenForDrafts, sendListedFields }) => {
          listenForDrafts(show);
          sendListedFields(list);
        },
        () => undefined, // The editor has heard nothing then, and says so.
      );
    }
  }, [list]);
}
