/** The back office previews pages of the shop in frames with this name, and sends unsaved content to them. */
export const PREVIEW_FRAME = 'preview';

/** Message sent by a frame when it is ready to receive drafts. */
export const PREVIEW_READY = 'preview-ready';

/** True if the page is in a frame. Only the back office can frame pages. */
export const isInFrame = window.parent !== window;

/** True in a preview of unsaved content. */
export const isPreview = isInFrame && window.name === PREVIEW_FRAME;
