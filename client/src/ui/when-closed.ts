/** For `onOpenChange` of a dialog or drawer: calls when somebody has closed it, by a button, Escape or a click beside it. */
export function whenClosed(onClosed: () => void): (change: { readonly open: boolean }) => void {
  return ({ open }) => {
    if (!open) {
      onClosed();
    }
  };
}
