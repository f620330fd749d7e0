import { useEffect, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { type PageSettings, settingsSchema } from './page-settings';

/*
 * The editor of page settings shows the page that they make before they are saved: the page itself, in a frame. It tells
 * the frame what is not saved yet, and the frame tells what its list knows. Both speak to their own origin only.
 */

const DRAFT = 'facet:previewed-settings';
const LIST = 'facet:listed-fields';

const draftSchema = v.object({ type: v.literal(DRAFT), pageName: v.string(), settings: settingsSchema });

const listSchema = v.object({
  type: v.literal(LIST),
  pageName: v.string(),
  columns: v.array(v.object({ path: v.string(), label: v.string() })),
  filters: v.array(v.object({ field: v.string(), label: v.string(), options: v.array(v.string()) })),
});

/** What the list of a page can show and be filtered by, in the page's words. */
export type ListedFields = Omit<v.InferOutput<typeof listSchema>, 'type'>;

const isFramed = globalThis.window !== undefined && window.parent !== window;
const listeners = new Set<() => void>();
let previewed: { readonly pageName: string; readonly settings: PageSettings } | null = null;

if (isFramed) {
  window.addEventListener('message', ({ origin, source, data }) => {
    const parsed = v.safeParse(draftSchema, data);
    if (origin === window.location.origin && source === window.parent && parsed.success) {
      previewed = parsed.output;
      for (const listener of listeners) {
        listener();
      }
    }
  });
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

/** In a frame of the editor: tells it what the list of this page knows, and so that it is there. */
export function useListedFields(fields: () => ListedFields): void {
  useEffect(() => {
    if (isFramed) {
      window.parent.postMessage({ type: LIST, ...fields() }, window.location.origin);
    }
  }, [fields]);
}

/** What a frame says of its list; `null` where that is something else, or of another page. */
export function listedFieldsIn({ origin, data }: MessageEvent, pageName: string): ListedFields | null {
  const parsed = v.safeParse(listSchema, data);
  return origin === window.location.origin && parsed.success && parsed.output.pageName === pageName
    ? parsed.output
    : null;
}

/** Has a frame show a page with settings that are not saved. */
export function showPreviewed(frame: Window, pageName: string, settings: PageSettings): void {
  frame.postMessage({ type: DRAFT, pageName, settings }, window.location.origin);
}
