import * as v from 'valibot';
import type { ListDeclaration, ListedRow } from './list-declaration';
import { type PageSettings, type PreviewedSettings, settingsSchema } from './page-settings';

/**
 * Messages between the editor of page settings and its preview, which shows the actual page in an iframe. The editor
 * sends unsaved settings, and the iframe sends the columns and filters of its list. Both accept only messages from
 * the same origin.
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

/** Columns and filters of a page's list, with their labels. */
export type ListedFields = Omit<v.InferOutput<typeof listSchema>, 'type'>;

let isListening = false;

/** Calls `onDraft` with each draft from the editor. Runs in the iframe. */
export function listenForDrafts(onDraft: (draft: PreviewedSettings) => void): void {
  if (isListening) {
    return;
  }
  isListening = true;
  window.addEventListener('message', ({ origin, source, data }) => {
    const parsed = v.safeParse(draftSchema, data);
    if (origin === window.location.origin && source === window.parent && parsed.success) {
      onDraft(parsed.output);
    }
  });
}

/**
 * Sends the columns and filters of the list to the editor. Runs in the iframe. This message also signals that the
 * page is ready.
 */
export function sendListedFields<Row extends ListedRow, Sort extends string>({
  pageId,
  columns,
  filters,
}: ListDeclaration<Row, Sort>): void {
  const fields: ListedFields = {
    pageName: pageId,
    columns: columns.map(({ path, label }) => ({ path, label })),
    filters: filters.map(({ field, label, options = [] }) => ({
      field,
      label,
      options: options.map(({ value }) => value),
    })),
  };
  window.parent.postMessage({ type: LIST, ...fields }, window.location.origin);
}

/** Parses the iframe's message about its list. Returns null for other messages and other pages. */
export function listedFieldsIn({ origin, data }: MessageEvent, pageName: string): ListedFields | null {
  const parsed = v.safeParse(listSchema, data);
  return origin === window.location.origin && parsed.success && parsed.output.pageName === pageName
    ? parsed.output
    : null;
}

/** Sends a page's unsaved settings to the iframe. */
export function showPreviewed(frame: Window, pageName: string, settings: PageSettings): void {
  frame.postMessage({ type: DRAFT, pageName, settings }, window.location.origin);
}
