import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { apiErrorOf } from '../../graphql/api-error';
import { PageSettingsDocument } from '../../graphql/generated/graphql';
import type { PageId } from '../state/page-ids';
import { readStoredText, storeText } from '../state/stored-text';
import type { ListDeclaration, ListedRow } from './list-declaration';
import { type PageSettings, type PreviewedSettings, parseStoredSettings } from './page-settings';

const isInFrame = globalThis.window !== undefined && window.parent !== window;
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

/** Returns the unsaved settings of a page if it is shown in a preview, otherwise null. */
function usePreviewedSettings(pageName: string): PageSettings | null {
  const draft = useSyncExternalStore(subscribe, () => previewed);
  return draft?.pageName === pageName ? draft.settings : null;
}

/**
 * Connects a list to the editor if the page is shown in a preview: sends its columns and filters, and applies the
 * editor's drafts.
 */
export function usePreviewedList<Row extends ListedRow, Sort extends string>(list: ListDeclaration<Row, Sort>): void {
  useEffect(() => {
    if (isInFrame) {
      import('./preview-messages').then(
        ({ listenForDrafts, sendListedFields }) => {
          listenForDrafts(show);
          sendListedFields(list);
        },
        () => undefined, // The editor shows an error if it receives no message.
      );
    }
  }, [list]);
}

/** Page settings and their loading state. */
export interface PageSettingsState {
  /** Page settings. Until they have loaded, the settings of the last visit; null if there are none. */
  readonly settings: PageSettings | null;
  /** `absent`: the page has no settings, or the viewer may not read them. `failed`: the request failed. */
  readonly status: 'loading' | 'known' | 'absent' | 'failed';
}

function keptKey(pageId: PageId): string {
  return `settings:${pageId}`;
}

/**
 * Loads the settings of a page once per session. Until then, returns the settings stored on the last visit, so that
 * the first rows do not have to wait.
 */
export function usePageSettings(pageId: PageId): PageSettingsState {
  const { data, error } = useQuery(PageSettingsDocument, { variables: { pageName: pageId } });
  const current = data?.pageSettings ?? null;
  const previewed = usePreviewedSettings(pageId);
  const stored = useMemo(() => parseStoredSettings(readStoredText(keptKey(pageId))), [pageId]);

  useEffect(() => {
    if (current !== null) {
      storeText(keptKey(pageId), JSON.stringify(current));
    }
  }, [pageId, current]);

  if (previewed !== null) {
    return { settings: previewed, status: 'known' };
  }
  if (current !== null) {
    return { settings: current, status: 'known' };
  }
  if (error === undefined) {
    return { settings: stored, status: 'loading' };
  }
  return apiErrorOf(error)?.code === 'ITEM_NOT_FOUND'
    ? { settings: null, status: 'absent' }
    : { settings: stored, status: 'failed' };
}
