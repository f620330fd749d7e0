import { defineRecipe } from '@chakra-ui/react';
import { coarseTarget } from './inputs';

export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    gap: '2',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'button',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    focusRingWidth: '2px',
    _disabled: { opacity: '0.5', cursor: 'disabled' },
    _icon: { flexShrink: '0', boxSize: '4' },
  },
  variants: {
    size: {
      xs: { textStyle: 'sm', fontWeight: 'semibold', h: '6', minW: '6', px: '2', gap: '1' },
      sm: { textStyle: 'sm', fontWeight: 'semibold', h: '8', minW: '8', px: '3', ...coarseTarget },
      md: { textStyle: 'md', fontWeight: 'semibold', h: '10', minW: '10', px: '4', ...coarseTarget },
      lg: { textStyle: 'lg', fontWeight: 'semibold', h: '12', minW: '12', px: '6' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'color-mix(in srgb, {colors.colorPalette.solid}, {colors.fg} 16%)' },
        _expanded: { bg: 'color-mix(in srgb, {colors.colorPalette.solid}, {colors.fg} 16%)' },
      },
      outline: {
        borderColor: 'border.emphasized',
        color: 'colorPalette.fg',
        _hover: { borderColor: 'colorPalette.fg', bg: 'colorPalette.subtle' },
        _expanded: { borderColor: 'colorPalette.fg', bg: 'colorPalette.subtle' },
      },
      subtle: {
        bg: 'bg.muted',
        color: 'fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      ghost: {
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      plain: {
        color: 'colorPalette.fg',
        px: '0',
        textUnderlineOffset: '0.2em',
        _hover: { textDecoration: 'underline' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

export const link = defineRecipe({
  className: 'link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    color: 'accent.fg',
    textUnderlineOffset: '0.2em',
    borderRadius: 'control',
    focusVisibleRing: 'outside',
    focusRingWidth: '2px',
  },
  variants: {
    variant: {
      underline: {
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        _hover: { textDecorationThickness: '2px' },
      },
      plain: { _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { variant: 'underline' },
});
