import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link that covers its card; other buttons are above it (`OverLink`). */
export const CoveringLink = chakra(Link, {
  base: {
    borderRadius: 'control',
    focusVisibleRing: 'outside',
    focusRingWidth: '2px',
    _before: { content: '""', position: 'absolute', inset: '0' },
  },
});

/** Around controls of a card that has a `CoveringLink`. */
export const OverLink = chakra('div', { base: { position: 'relative', zIndex: '1' } });
