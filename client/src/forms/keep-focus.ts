import type { MouseEvent } from 'react';

/**
 * For what holds a form's buttons: the press leaves the focus in its field. Leaving it would show what is wrong with it, the
 * buttons would move away from under the pointer, and the click would go nowhere.
 */
export const keepFocus = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
};
