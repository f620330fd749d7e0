import { invalid } from '../../../kernel/errors/errors.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import type { OrderLine } from '../order-line.entity.ts';
import { type OrderChangeDraftInput, ReplaceLinesInput, UpdateOrderInput } from './admin-order.inputs.ts';
import { changeOrder, type OrderChanges } from './change-order.ts';
import { type LineChange, lineByLine, lineWith, unlessSame, type WantedChange } from './line-changes.ts';

/** Puts items on an open order, takes lines off it, changes amounts, prices, reference, note and addresses. Throws what `changeOrder` throws. */
export const updateOrder = command(
  administrator,
  UpdateOrderInput,
  (ctx, { id, expectedVersion, set: { addLines, removeLineIds, changeLines, ...details } }) =>
    changeOrder(ctx, id, expectedVersion, (lines) => ({
      ...planOf({ addLines, removeLineIds, changeLines }, lines, 'set'),
      details,
      detailsPath: 'set',
      path: 'set',
    })),
);

/** What a request that names changes by kind means for the lines of an order. `at` is where it names them. */
export function planOf(
  { addLines, removeLineIds, changeLines }: Pick<OrderChangeDraftInput, 'addLines' | 'removeLineIds' | 'changeLines'>,
  lines: readonly OrderLine[],
  at: string,
): Omit<OrderChanges, 'details' | 'detailsPath' | 'path'> {
  const pathOf = (...parts: readonly (string | number)[]): string =>
    [at, ...parts].filter((part) => part !== '').join('.');
  const wanted = (changeLines ?? []).map(({ lineId, ...change }, index): WantedChange => {
    const path = pathOf('changeLines', index);
    return { ...change, line: lineWith(lines, lineId, `${path}.lineId`), path };
  });
  requireOnce(wanted);
  const changed = lineByLine(wanted, lines);
  return {
    changed,
    staying: changed,
    removed: (removeLineIds ?? []).map((lineId, index) => lineWith(lines, lineId, pathOf('removeLineIds', index))),
    added: (addLines ?? []).map(({ item, totalPrice = null }, index) => ({ index, item, totalPrice })),
    addedPath: pathOf('addLines'),
  };
}

/** The same by the whole list of lines: what it does not name is taken off. */
export const replaceOrderLines = command(administrator, ReplaceLinesInput, (ctx, { id, lines: wanted, ...details }) =>
  changeOrder(ctx, id, null, (lines) => ({ ...plan(wanted, lines), details, detailsPath: '' })),
);

function plan(
  wanted: ReplaceLinesInput['lines'],
  lines: readonly OrderLine[],
): Omit<OrderChanges, 'details' | 'detailsPath'> {
  const named: WantedChange[] = [];
  const added: OrderChanges['added'][number][] = [];
  for (const [index, { lineId, item, ...change }] of wanted.entries()) {
    const path = `lines.${index}`;
    if (lineId) {
      if (item) throw invalid(`${path}.item`, 'must not be given for a line that stays');
      named.push(unlessSame({ ...change, line: lineWith(lines, lineId, `${path}.lineId`), path }));
    } else if (item) added.push({ index, item, totalPrice: change.totalPrice ?? null });
    else throw invalid(path, 'must name a line that stays, or an item to put on');
  }
  requireOnce(named);
  const staying = new Set(named.map(({ line }) => line));
  const changes = lineByLine(named, lines).map(unlessSame);
  return {
    removed: lines.filter((line) => !staying.has(line)),
    staying: named,
    changed: changes.filter(({ line, path, ...change }) => Object.values(change).some((value) => value !== undefined)),
    added,
    addedPath: 'lines',
    path: 'lines',
  };
}

function requireOnce(changes: readonly LineChange[]): void {
  const seen = new Set<OrderLine>();
  for (const { line, path } of changes) {
    if (seen.has(line)) throw invalid(`${path}.lineId`, 'is named twice');
    seen.add(line);
  }
}
