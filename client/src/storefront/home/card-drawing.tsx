import type { ComponentProps } from 'react';
import { JewelleryDrawing } from '../../ui/jewellery-drawing/jewellery-drawing';

type CardDrawingProps = Pick<ComponentProps<typeof JewelleryDrawing>, 'type' | 'metal'>;

/** What stands on a card that has no picture. */
export default function CardDrawing(drawn: CardDrawingProps) {
  return <JewelleryDrawing position="absolute" inset="0" margin="auto" boxSize="80%" {...drawn} />;
}
