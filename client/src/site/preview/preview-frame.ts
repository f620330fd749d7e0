/** The back office previews pages of the shop in a frame of this name, and sends the unsaved content to it. */

/** Name of the frames. */
export const PREVIEW_FRAME = 'preview';

/** Message of a frame that is ready to receive drafts. */
export const PREVIEW_READY = 'preview-ready';

/** True in a frame. Only the back office can frame our pages. */
export const isFramed = window.parent !== window;

/** True in a preview of unsaved content. */
export const isPreview = isFramed && window.name === PREVIEW_FRAME;
