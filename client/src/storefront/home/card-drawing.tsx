import type { ComponentProps } from 'react';
import { JewelleryDrawing } from '../../ui/jewellery-drawing/jewellery-drawing';

type CardDrawingProps = Pick<ComponentProps<typeof JewelleryDrawing>, 'type' | 'metal'>;

/** Drawing for a card without a picture. */
export default function CardDrawing(props: CardDrawingProps) {
  return <JewelleryDrawing position="absolute" inset="0" margin="auto" boxSize="80%" {...props} />;
}
