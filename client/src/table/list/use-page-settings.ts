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

/** Returns the unsaved settings of a page in a preview, or null. */
function usePreviewedSettings(pageName: string): PageSettings | null {
  const draft = useSyncExternalStore(subscribe, () => previewed);
  return draft?.pageName === pageName ? draft.settings : null;
}

/** In a preview: sends the columns and filters of this page's list to the editor, and applies its drafts. */
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

/** State of the page settings. */
export interface PageSettingsState {
  /** Settings of the last visit until the current ones are loaded; null if there are none. */
  readonly settings: PageSettings | null;
  /** `absent`: the page has no settings, or the viewer has no access. `failed`: the request failed. */
  readonly status: 'loading' | 'known' | 'absent' | 'failed';
}

function keptKey(pageId: PageId): string {
  return `settings:${pageId}`;
}

/**
 * Fetches the settings of a page once per session. Until then, settings stored at the last visit are used, so that
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
