/*
 * The back office shows pages of the shop as they will look before anything is saved: the page itself, in a frame of this
 * name, which hears from the back office what is not saved yet.
 */

/** Name of the frames. */
export const PREVIEW_FRAME = 'preview';

/** What a page in a frame sends once it listens. */
export const PREVIEW_READY = 'preview-ready';

/** Whether this page is one that the back office shows in a frame. Others may frame nothing of the house. */
export const isPreview = window.parent !== window && window.name === PREVIEW_FRAME;
