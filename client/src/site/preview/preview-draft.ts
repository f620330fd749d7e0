import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { isPreview, PREVIEW_READY } from './preview-frame';

const changes = v.record(v.string(), v.nullable(v.string()));

const draftSchema = v.object({
  homepage: v.optional(changes),
  aboutUs: v.optional(changes),
  maintenance: v.optional(v.object({ isEnabled: v.boolean(), message: v.nullable(v.string()) })),
});

/** Unsaved content, keyed by the field names in the schema. The editor sends it as JSON. */
export type Draft = v.InferOutput<typeof draftSchema>;

const messageSchema = v.pipe(v.string(), v.parseJson(), draftSchema);

const listeners = new Set<() => void>();
let draft: Draft | null = null;

/** Returns the blob URLs of files that have not been uploaded yet. */
function fileAddresses({ homepage = {}, aboutUs = {} }: Draft): string[] {
  const texts = [...Object.values(homepage), ...Object.values(aboutUs)];
  return texts.filter((text) => text !== null).filter((text) => text.startsWith('blob:'));
}

/** Scrolls to a picture or video that has been added. */
function bringIntoSight(addresses: readonly string[]): void {
  const elements = addresses.map((address) => document.querySelector(`[src="${CSS.escape(address)}"]`));
  elements.find((element) => element !== null)?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

function receiveDraft({ origin, source, data }: MessageEvent): void {
  const parsed = v.safeParse(messageSchema, data);
  if (origin !== window.location.origin || source !== window.parent || !parsed.success) {
    return;
  }
  const before = fileAddresses(draft ?? {});
  const addedAddresses = fileAddresses(parsed.output).filter((address) => !before.includes(address));
  draft = parsed.output;
  for (const listener of listeners) {
    listener();
  }
  // Waits until the new content has been rendered.
  requestAnimationFrame(() => bringIntoSight(addedAddresses));
}

/** Prevents links from being followed in a preview. */
function blockLink(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a, [type="submit"]') !== null) {
    event.preventDefault();
  }
}

function subscribe(listener: () => void): () => void {
  if (!isPreview) {
    return () => undefined;
  }
  if (listeners.size === 0) {
    window.addEventListener('message', receiveDraft);
    document.addEventListener('click', blockLink, { capture: true });
    window.parent.postMessage(PREVIEW_READY, window.location.origin);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the content of a page section. In a preview, this includes unsaved changes. */
export function usePreviewDraft<Part extends 'homepage' | 'aboutUs' | 'maintenance', Stored extends object>(
  part: Part,
  stored: Stored | null,
): Stored | null {
  const unsaved = useSyncExternalStore(subscribe, () => draft)?.[part];
  return stored === null || unsaved === undefined ? stored : { ...stored, ...unsaved };
}
