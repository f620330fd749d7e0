import { Table } from '@chakra-ui/react';
import { type ComponentType, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { Choice } from '../../../forms/select-field';
import type { EditableCellProps } from '../../../table/state/table-column';
import { CellInput } from './cell-input';

/** Reason why a cell could not be saved. */
export interface Objection<Row> {
  readonly problem: string;
  /** Current version of the row. Saving again overwrites only this version. */
  readonly row: Row;
}

/** Configuration of inline editing for a column. */
interface InlineEdit<Row> {
  /** Label of the edited value, such as "Price per carat". */
  readonly label: string;
  /** Values to choose from. If omitted, the user types the value. */
  readonly choices?: readonly Choice[] | undefined;
  readonly textOf: (row: Row) => string;
  /** Saves the text and shows a success notice. Resolves to the problem, or null on success. */
  readonly save: (row: Row, text: string) => Promise<Objection<Row> | null>;
}

interface Draft<Row> {
  /**
   * Row as loaded when the edit began or when a conflict was reported. Later versions are ignored, because the user
   * may not have seen them.
   */
  readonly row: Row;
  readonly text: string;
  readonly problem: string | null;
  readonly isSaving: boolean;
}

/** Returns the cell to focus after saving, or null to leave the focus unchanged. */
type NextCell = (cell: HTMLElement) => HTMLElement | null;

/** Returns the state of a cell's edit: text, problem, and functions that end the edit. */
function useCellEdit<Row>({ textOf, save }: InlineEdit<Row>, row: Row, cell: RefObject<HTMLElement | null>) {
  const [draft, setDraft] = useState<Draft<Row> | null>(null);
  // Latest state, which may not have been rendered yet when a blur event fires.
  const latest = useRef<Draft<Row> | null>(null);

  function set(next: Draft<Row> | null): void {
    latest.current = next;
    setDraft(next);
  }

  function end(nextCell: NextCell | null): void {
    set(null);
    if (cell.current !== null) {
      nextCell?.(cell.current)?.focus();
    }
  }

  async function commit(nextCell: NextCell | null): Promise<void> {
    const current = latest.current;
    if (current === null || current.isSaving) {
      return;
    }
    if (current.text === textOf(current.row)) {
      end(nextCell);
      return;
    }
    set({ ...current, problem: null, isSaving: true });
    const rejection = await save(current.row, current.text);
    if (rejection === null) {
      end(nextCell);
    } else {
      set({ ...current, ...rejection, isSaving: false });
    }
  }

  return {
    draft,
    start: () => set({ row, text: textOf(row), problem: null, isSaving: false }),
    type: (text: string) => set({ row: latest.current?.row ?? row, text, problem: null, isSaving: false }),
    leave: () => end((cell) => cell),
    commit: (nextCell: NextCell | null) => void commit(nextCell),
  };
}

const CELLS = '[data-editable]';

function cellsOf(cell: HTMLElement): readonly HTMLElement[] {
  return [...(cell.closest('tr')?.querySelectorAll<HTMLElement>(CELLS) ?? [])];
}

/** Returns the cell of the same column in the row above or below. */
function inRow(cell: HTMLElement, row: Element | null | undefined): HTMLElement | null {
  const columnIndex = cell instanceof HTMLTableCellElement ? cell.cellIndex : -1;
  const other = row instanceof HTMLTableRowElement ? row.cells[columnIndex] : undefined;
  return other?.matches(CELLS) === true ? other : null;
}

/** Returns the next or previous cell, continuing in the adjacent row. Returns null at the end of the table. */
function cellBeside(cell: HTMLElement, step: 1 | -1): HTMLElement | null {
  const cells = cellsOf(cell);
  const neighbour = cells[cells.indexOf(cell) + step];
  if (neighbour !== undefined) {
    return neighbour;
  }
  const row = cell.closest('tr');
  const next = step === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  const [first, ...others] = next?.querySelectorAll<HTMLElement>(CELLS) ?? [];
  return (step === 1 ? first : (others.at(-1) ?? first)) ?? null;
}

/** Returns the cell that an arrow key moves the focus to, or null for other keys. */
function cellMove(cell: HTMLElement, key: string): HTMLElement | null {
  const row = cell.closest('tr');
  const cells = cellsOf(cell);
  const index = cells.indexOf(cell);
  switch (key) {
    case 'ArrowRight':
      return cells[index + 1] ?? null;
    case 'ArrowLeft':
      return cells[index - 1] ?? row;
    case 'ArrowDown':
      return inRow(cell, row?.nextElementSibling);
    case 'ArrowUp':
      return inRow(cell, row?.previousElementSibling);
    case 'Escape':
      return row;
    default:
      return null;
  }
}

/**
 * Creates the editable cell of a column. Arrow keys move between the row and its cells. Enter, F2 or a double-click
 * starts editing; Enter saves, Tab saves and moves on, Escape cancels. If saving fails, the cell shows the problem
 * and preserves the text.
 */
export function inlineEditCell<Row>(facts: InlineEdit<Row>): ComponentType<EditableCellProps<Row>> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each column, when a module loads
  return function InlineEditCell({ row, name, isNumeric, children }) {
    const cell = useRef<HTMLTableCellElement>(null);
    const { draft, start, type, leave, commit } = useCellEdit(facts, row, cell);

    function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const target = event.target === event.currentTarget ? cellMove(event.currentTarget, event.key) : null;
      if (event.target !== event.currentTarget) {
        return;
      }
      if (event.key === 'Enter' || event.key === 'F2') {
        event.preventDefault();
        start();
      } else if (target !== null) {
        event.preventDefault();
        target.focus();
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
    }

    return (
      <Table.Cell
        ref={cell}
        role="gridcell"
        tabIndex={-1}
        aria-readonly={false}
        data-editable
        data-editing={draft === null ? undefined : true}
        position="relative"
        whiteSpace="nowrap"
        textAlign={isNumeric ? 'end' : undefined}
        focusVisibleRing="inside"
        title={draft === null ? 'Press Enter or double-click to edit' : undefined}
        css={{ '&:hover:not([data-editing])': { boxShadow: 'inset 0 -1px {colors.fg.subtle}' } }}
        // Prevents a double-click from selecting the text.
        onMouseDown={(event) => event.detail > 1 && draft === null && event.preventDefault()}
        onDoubleClick={() => draft === null && start()}
        onKeyDown={onKeyDown}
      >
        {draft === null ? (
          children
        ) : (
          <CellInput
            label={`${facts.label} of ${name}`}
            choices={facts.choices}
            isNumeric={isNumeric}
            text={draft.text}
            problem={draft.problem}
            isSaving={draft.isSaving}
            onType={type}
            onSave={() => commit((current) => current)}
            onGoOn={(step) => commit((current) => cellBeside(current, step) ?? current)}
            onLeave={leave}
            onBlur={() => commit(null)}
          />
        )}
      </Table.Cell>
    );
  };
}
