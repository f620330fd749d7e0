import { Box } from '@chakra-ui/react';
import { JewelleryDrawing } from '../../../ui/jewellery-drawing/jewellery-drawing';
import { metalTone } from '../../../ui/jewellery-drawing/metal-tone';

/** A metal in words, behind a small ring in its tone. */
export function MetalSwatch({ metal }: { readonly metal: string }) {
  return (
    <>
      <JewelleryDrawing type="ETERNITY_RING" metal={metalTone(metal)} stones="none" boxSize="5" />
      <Box as="span">{metal}</Box>
    </>
  );
}
