/*
 * The back office shows pages of the shop as they will look before anything is saved: the page itself, in a frame of this
 * name, which hears from the back office what is not saved yet.
 */

/** Name of the frames. */
export const PREVIEW_FRAME = 'preview';

/** What a page in a frame sends once it listens. */
export const PREVIEW_READY = 'preview-ready';

/** Whether the back office shows this page in a frame. Others may frame nothing of the house. */
export const isFramed = window.parent !== window;

/** Whether it shows it as it will look with what is not saved yet of the site's contents. */
export const isPreview = isFramed && window.name === PREVIEW_FRAME;
