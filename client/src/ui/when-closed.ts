/** Returns an `onOpenChange` handler that calls `onClosed` when the dialog or drawer is closed. */
export function whenClosed(onClosed: () => void): (change: { readonly open: boolean }) => void {
  return ({ open }) => {
    if (!open) {
      onClosed();
    }
  };
}
