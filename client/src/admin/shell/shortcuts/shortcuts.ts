import { useStoredText } from '../../../table/state/stored-text';

/** A key of the back office, as its help says it. */
interface ShortcutHelp {
  readonly keys: string;
  readonly does: string;
}

/** The keys by what one is at. Those that `isSingle` marks can be switched off. */
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

/** Whether keys without Ctrl or Alt do anything: whoever speaks to their device may press them unawares. */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  const [kept, keep] = useStoredText('singleKeys');
  return [kept !== 'off', (isOn) => keep(isOn ? 'on' : 'off')];
}
