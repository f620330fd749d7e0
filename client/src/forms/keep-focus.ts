import type { MouseEvent } from 'react';

/**
 * Keeps the focus in the field while a form button is pressed. Otherwise a validation error on blur would move the
 * button away before the click.
 */
export const keepFocus = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
};
