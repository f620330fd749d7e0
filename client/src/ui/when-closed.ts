/** Returns an `onOpenChange` handler for a dialog or drawer that calls `onClosed` when it is closed. */
export function whenClosed(onClosed: () => void): (change: { readonly open: boolean }) => void {
  return ({ open }) => {
    if (!open) {
      onClosed();
    }
  };
}
