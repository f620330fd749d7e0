import { CloseButton, Dialog, Portal, Separator, Stack, Text } from '@chakra-ui/react';
import { formatCount } from '../../../ui/numbers';
import { whenClosed } from '../../../ui/when-closed';
import { LinkList } from './link-list';
import { NewLink } from './new-link';
import { WishlistDocument } from './wishlist-document';

export interface ShareDialogProps {
  readonly isOpen: boolean;
  /** Lines that are checked; none: all of them are shared. */
  readonly checkedIds: readonly string[];
  /** Lines of the whole wishlist. */
  readonly total: number;
  readonly onClose: () => void;
}

function whatIsShared(checked: number, total: number): string {
  if (checked === 0 || checked === total) {
    return total === 1 ? 'Your one wish is shared.' : `All ${formatCount(total)} of your wishes are shared.`;
  }
  const checkedWishes = checked === 1 ? 'The checked wish is' : `The ${formatCount(checked)} checked wishes are`;
  return `${checkedWishes} shared, of ${formatCount(total)}.`;
}

/** What `ShareButton` loads: wishes passed on as a link or on paper, and the links that work. */
export default function OpenShareDialog({ isOpen, checkedIds, total, onClose }: ShareDialogProps) {
  const lineIds = checkedIds.length === 0 ? null : checkedIds;
  return (
    <Dialog.Root
      lazyMount
      unmountOnExit
      size="md"
      scrollBehavior="inside"
      open={isOpen}
      onOpenChange={whenClosed(onClose)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Share your wishlist</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="6">
                <Text color="fg.muted">{whatIsShared(checkedIds.length, total)}</Text>
                <NewLink lineIds={lineIds} />
                <Separator borderTopWidth="1px" />
                <WishlistDocument lineIds={lineIds} />
                <LinkList />
              </Stack>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
