import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { type ColorMode, setColorMode, useColorMode } from './color-mode';

const modes = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'As the device', Icon: Monitor },
] as const satisfies readonly { value: ColorMode; label: string; Icon: typeof Sun }[];

/** Chooses between day, night and what the device says. */
export function ColorModeMenu() {
  const mode = useColorMode();
  const current = modes.find(({ value }) => value === mode) ?? modes[2];
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton variant="ghost" colorPalette="neutral" size="sm" aria-label={`Colours: ${current.label}`}>
          <current.Icon strokeWidth={1.5} />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.RadioItemGroup value={mode}>
              {modes.map(({ value, label, Icon }) => (
                <Menu.RadioItem key={value} value={value} onSelect={() => setColorMode(value)}>
                  <Menu.ItemIndicator />
                  <Menu.ItemText>{label}</Menu.ItemText>
                  <Icon strokeWidth={1.5} />
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
