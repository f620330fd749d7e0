import { type ComponentProps, lazy, Suspense } from 'react';
import type { JewelleryDrawing } from '../../ui/jewellery-drawing/jewellery-drawing';

const Drawing = lazy(async () => ({
  default: (await import('../../ui/jewellery-drawing/jewellery-drawing')).JewelleryDrawing,
}));

/** A drawing that stands in for a picture. Most pieces have one: its code comes with the first that has none. */
export function PlaceholderDrawing(props: ComponentProps<typeof JewelleryDrawing>) {
  return (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  );
}
