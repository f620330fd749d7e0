import { useEffect, useMemo } from 'react';
import { apiErrorOf } from '../../graphql/api-error';
import { usePageSettingsQuery } from '../../graphql/generated/hooks';
import type { PageId } from '../state/page-ids';
import { readStoredText, storeText } from '../state/stored-text';
import { type PageSettings, readKeptSettings } from './page-settings';
import { usePreviewedSettings } from './previewed-settings';

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
