import { useStoredText } from '../../../table/state/stored-text';

/** Keyboard shortcut with its description. */
interface ShortcutHelp {
  readonly keys: string;
  readonly does: string;
}

/** Shortcuts, grouped by context. Users can turn off shortcuts that have `isSingle` set. */
export const shortcutHelp: readonly {
  readonly title: string;
  readonly isSingle?: boolean;
  readonly keys: readonly ShortcutHelp[];
}[] = [
  {
    title: 'Everywhere',
    keys: [
      { keys: 'Ctrl K', does: 'Go to a screen, an order, a user or a stock number' },
      { keys: 'Esc', does: 'Close the open dialog, menu or panel' },
    ],
  },
  {
    title: 'Single keys',
    isSingle: true,
    keys: [
      { keys: '/', does: 'Search in the list' },
      { keys: 'N', does: 'New record' },
      { keys: 'V', does: 'Saved views' },
      { keys: '?', does: 'Keyboard shortcuts' },
    ],
  },
  {
    title: 'In a list',
    keys: [
      { keys: '↑ ↓', does: 'Move to the previous or next row' },
      { keys: 'Home, End', does: 'Move to the first or last row of the page' },
      { keys: 'Enter', does: 'Open the row' },
      { keys: 'Space', does: 'Select the row' },
      { keys: 'Shift ↑ ↓', does: 'Extend the selection' },
      { keys: 'Ctrl A', does: 'Select all rows of the page' },
    ],
  },
  {
    title: 'In a panel',
    keys: [
      { keys: 'Alt ↑ ↓', does: 'Open the previous or next record' },
      { keys: 'Ctrl S', does: 'Save' },
    ],
  },
];

/**
 * Returns whether single-key shortcuts are enabled, and a setter. Single-key shortcuts can interfere with speech
 * input.
 */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  const [storedText, setStoredText] = useStoredText('singleKeys');
  return [storedText !== 'off', (isOn) => setStoredText(isOn ? 'on' : 'off')];
}
