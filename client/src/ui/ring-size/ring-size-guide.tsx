import { Button } from '@chakra-ui/react';
import { Ruler } from 'lucide-react';
import { useState } from 'react';
import { dialogOnDemand } from '../on-demand';
import type { RingSizeDialogProps } from './open-ring-size-dialog';

const RingSizeDialog = dialogOnDemand<RingSizeDialogProps>(() => import('./open-ring-size-dialog'));

/** How to find one's ring size: a button that opens a ring on the screen and the table of sizes. */
export function RingSizeGuide() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="plain" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Ruler aria-hidden strokeWidth={1.5} />
        Find a ring size
      </Button>
      <RingSizeDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
