import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** Link that covers its card. Other controls are layered above it (`OverLink`). */
export const CoveringLink = chakra(Link, {
  base: {
    borderRadius: 'control',
    focusVisibleRing: 'outside',
    focusRingWidth: '2px',
    _before: { content: '""', position: 'absolute', inset: '0' },
  },
});

/** Wrapper for controls on a card that has a `CoveringLink`. */
export const OverLink = chakra('div', { base: { position: 'relative', zIndex: '1' } });
