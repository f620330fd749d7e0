import { IconButton } from '@chakra-ui/react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { setColorMode, useColorMode } from './color-mode';

/** Each mode and the one that a click leads to. */
const modes = {
  system: { label: 'as the device', next: 'light', Icon: Monitor },
  light: { label: 'light', next: 'dark', Icon: Sun },
  dark: { label: 'dark', next: 'system', Icon: Moon },
} as const;

/** Switches between what the device says, day and night. */
export function ColorModeToggle() {
  const { label, next, Icon } = modes[useColorMode()];
  const text = `Colours: ${label}. Switch to ${modes[next].label}`;
  return (
    <IconButton
      variant="ghost"
      colorPalette="neutral"
      size="sm"
      aria-label={text}
      title={text}
      onClick={() => setColorMode(next)}
    >
      <Icon strokeWidth={1.5} />
    </IconButton>
  );
}
