import { Button } from '@chakra-ui/react';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { dialogOnDemand } from '../../../ui/on-demand';
import type { ShareDialogProps } from './open-share-dialog';

const ShareDialog = dialogOnDemand<ShareDialogProps>(() => import('./open-share-dialog'));

interface ShareButtonProps {
  /** Lines that are checked; none: all of them are shared. */
  readonly checkedIds: readonly string[];
  /** Lines of the whole wishlist. */
  readonly total: number;
}

/** Opens the ways in which wishes are passed on. */
export function ShareButton({ checkedIds, total }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Share2 strokeWidth={1.5} aria-hidden />
        Share
      </Button>
      <ShareDialog isOpen={isOpen} checkedIds={checkedIds} total={total} onClose={() => setOpen(false)} />
    </>
  );
}
