import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { apiErrorOf } from '../../graphql/api-error';
import { usePageSettingsQuery } from '../../graphql/generated/hooks';
import type { PageId } from '../state/page-ids';
import { readStoredText, storeText } from '../state/stored-text';
import type { ListDeclaration, ListedRow } from './list-declaration';
import { type PageSettings, type PreviewedSettings, readKeptSettings } from './page-settings';

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
function usePreviewedSettings(pageName: string): PageSettings | null {
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

/** Where reading the settings of a page has got to. */
export interface PageSettingsReading {
  /** Until they are read, those of the last visit; `null` where there are none. */
  readonly settings: PageSettings | null;
  /** `absent`: the page has none, or they are not for this viewer. `failed`: nobody knows. */
  readonly status: 'loading' | 'known' | 'absent' | 'failed';
}

function keptKey(pageId: PageId): string {
  return `settings:${pageId}`;
}

/**
 * The settings of a page, read once while the client is open. Those of the last visit stand in until they are here, so
 * that the first rows need not wait for them.
 */
export function usePageSettings(pageId: PageId): PageSettingsReading {
  const { data, error } = usePageSettingsQuery({ variables: { pageName: pageId } });
  const read = data?.pageSettings ?? null;
  const previewed = usePreviewedSettings(pageId);
  const kept = useMemo(() => readKeptSettings(readStoredText(keptKey(pageId))), [pageId]);

  useEffect(() => {
    if (read !== null) {
      storeText(keptKey(pageId), JSON.stringify(read));
    }
  }, [pageId, read]);

  if (previewed !== null) {
    return { settings: previewed, status: 'known' };
  }
  if (read !== null) {
    return { settings: read, status: 'known' };
  }
  if (error === undefined) {
    return { settings: kept, status: 'loading' };
  }
  return apiErrorOf(error)?.code === 'ITEM_NOT_FOUND'
    ? { settings: null, status: 'absent' }
    : { settings: kept, status: 'failed' };
}
