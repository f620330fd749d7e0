const CELLS = '[data-editable]';

function cellsOf(cell: HTMLElement): readonly HTMLElement[] {
  return [...(cell.closest('tr')?.querySelectorAll<HTMLElement>(CELLS) ?? [])];
}

/** The cell of the same column in the row above or below. */
function inRow(cell: HTMLElement, row: Element | null | undefined): HTMLElement | null {
  const place = cell instanceof HTMLTableCellElement ? cell.cellIndex : -1;
  const other = row instanceof HTMLTableRowElement ? row.cells[place] : undefined;
  return other?.matches(CELLS) === true ? other : null;
}

/** The cell beside one, by steps along the row and from its end on to the next one; `null` at the end of the table. */
export function cellBeside(cell: HTMLElement, step: 1 | -1): HTMLElement | null {
  const cells = cellsOf(cell);
  const beside = cells[cells.indexOf(cell) + step];
  if (beside !== undefined) {
    return beside;
  }
  const row = cell.closest('tr');
  const next = step === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  const [first, ...others] = next?.querySelectorAll<HTMLElement>(CELLS) ?? [];
  return (step === 1 ? first : (others.at(-1) ?? first)) ?? null;
}

/** Where a key leads from a cell that is not being changed; `null` where it means no move. */
export function cellMove(cell: HTMLElement, key: string): HTMLElement | null {
  const row = cell.closest('tr');
  const cells = cellsOf(cell);
  const place = cells.indexOf(cell);
  switch (key) {
    case 'ArrowRight':
      return cells[place + 1] ?? null;
    case 'ArrowLeft':
      return cells[place - 1] ?? row;
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
