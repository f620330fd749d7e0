import { Button, Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { partOnDemand } from '../../../ui/on-demand';
import { PanelSection } from '../panel/panel-parts';
import type { ItemVisibilityProps } from './item-visibility';

const ItemVisibility = partOnDemand<ItemVisibilityProps>(
  () => import('./item-visibility'),
  () => <Skeleton height="24" />,
);

/** Section of an item's panel that explains which users can see the item, why, and at which price. Loaded on demand. */
export function ItemVisibilitySection(item: ItemVisibilityProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <PanelSection title="Visibility">
      {isOpen ? (
        <ItemVisibility {...item} />
      ) : (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => setOpen(true)}>
          Check visibility and price
        </Button>
      )}
    </PanelSection>
  );
}
