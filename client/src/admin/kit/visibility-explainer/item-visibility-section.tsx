import { Button, Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { partOnDemand } from '../../../ui/on-demand';
import { PanelSection } from '../panel/panel-parts';
import type { ItemVisibilityProps } from './item-visibility';

const ItemVisibility = partOnDemand<ItemVisibilityProps>(
  () => import('./item-visibility'),
  () => <Skeleton height="24" />,
);

/** A part of an item's panel: who sees it, why they do not, and what they pay. Asked for when somebody wants to know. */
export function ItemVisibilitySection(item: ItemVisibilityProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <PanelSection title="Who sees it">
      {isOpen ? (
        <ItemVisibility {...item} />
      ) : (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => setOpen(true)}>
          Why can they not see it? What do they pay?
        </Button>
      )}
    </PanelSection>
  );
}
