import { defineAnimationStyles, defineKeyframes } from '@chakra-ui/react';

export const keyframes = defineKeyframes({
  spin: { '100%': { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'enter-from-start': { from: { translate: '-100% 0' } },
  'leave-to-start': { to: { translate: '-100% 0' } },
  'enter-from-end': { from: { translate: '100% 0' } },
  'leave-to-end': { to: { translate: '100% 0' } },
  'enter-from-bottom': { from: { translate: '0 100%' } },
  'leave-to-bottom': { to: { translate: '0 100%' } },
  'expand-height': { from: { height: '0' }, to: { height: 'var(--height)' } },
  'collapse-height': { from: { height: 'var(--height)' }, to: { height: '0' } },
  /** Lines of a path length of 1 and a dash of 1 are drawn from their beginning. */
  draw: { from: { strokeDashoffset: '1' }, to: { strokeDashoffset: '0' } },
  position: {
    from: { insetInlineStart: 'var(--animate-from-x)' },
    to: { insetInlineStart: 'var(--animate-to-x)' },
  },
});

export const animationStyles = defineAnimationStyles({
  appear: { value: { animationName: 'fade-in', animationDuration: 'fast' } },
  vanish: { value: { animationName: 'fade-out', animationDuration: 'fast' } },
});
