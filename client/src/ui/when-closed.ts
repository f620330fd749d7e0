/** Handler for `onOpenChange` of a dialog or drawer that calls back when it is closed. */
export function whenClosed(onClosed: () => void): (change: { readonly open: boolean }) => void {
  return ({ open }) => {
    if (!open) {
      onClosed();
    }
  };
}
