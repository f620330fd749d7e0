import type { MouseEvent } from 'react';

/**
 * Keeps focus in the field while a form button is pressed. Otherwise, a validation error on blur would move the
 * button before the click.
 */
export const keepFocus = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
};
