import type { MouseEvent } from 'react';

/**
 * Keeps the focus in its field while a form button is pressed. Otherwise the blur shows a validation error, which
 * moves the button away before the click.
 */
export const keepFocus = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
};
