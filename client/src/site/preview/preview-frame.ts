/**
 * Name of the iframes in which the back office previews pages of the shop. The back office sends unsaved content to
 * them.
 */
export const PREVIEW_FRAME = 'preview';

/** Message that a preview iframe sends when it is ready to receive drafts. */
export const PREVIEW_READY = 'preview-ready';

/** True if the page is in an iframe. Only the back office can embed pages. */
export const isInFrame = window.parent !== window;

/** True if the page is a preview of unsaved content. */
export const isPreview = isInFrame && window.name === PREVIEW_FRAME;
