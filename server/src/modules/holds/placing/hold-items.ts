import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { refuseProblems } from '../../../kernel/errors/problem.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import type { LockedItem, SetRow } from '../../selling/allocation/index.ts';
import { type ChosenItem, choiceOf, chooseItems } from '../../selling/items/index.ts';
import { type ItemKind, itemKinds, keyOf, kindOf } from '../../selling/kinds/index.ts';
import type { HoldRow } from './hold-row.ts';
import type { HoldItemInput } from './holds.inputs.ts';

/** An item that is to be held, or let go. */
export interface HeldRow extends SetRow {
  readonly itemId: number;
  /** Where the request names it. */
  readonly path: string;
  /** Name of its type of stock. */
  readonly kind: string;
}

/**
 * What items mean for the caller: sets and pairs come whole. Nothing is locked yet. Throws what the caller does not see,
 * naming it, and INVALID_REQUEST for an item that is named twice.
 */
export async function itemsToHold(ctx: RequestContext, items: readonly HoldItemInput[]): Promise<HeldRow[]> {
  const choices = await Promise.all(items.map((item) => choiceOf(ctx, item, new Map())));
  const { additions, problems } = await chooseItems(ctx, choices, { mustBeForSale: false });
  refuseProblems(problems, 'items');
  const named = new Set<string>();
  const rows = new Map<string, HeldRow>();
  for (const addition of additions) {
    const { offer, isNamed, index } = addition;
    const path = `items.${index}`;
    if (isNamed && named.has(keyOf(offer))) throw invalid(path, `${offer.description} is named twice`);
    if (isNamed) named.add(keyOf(offer));
    // What is named counts, also where its set was there before.
    if (isNamed || !rows.has(keyOf(offer))) rows.set(keyOf(offer), rowOf(addition, path));
  }
  return [...rows.values()];
}

function rowOf({ offer, index }: ChosenItem, path: string): HeldRow {
  const { itemType, itemId, lineSet, description } = offer;
  if (itemId === null) throw new Error(`${description} is not on stock`);
  // Of a parcel all that is left is held: one stone of it has to be.
  return { id: index, path, kind: heldAs(kindOf(offer)).type.name, itemType, itemId, lineSet, description, ...oneOfIt };
}

const oneOfIt = { numberOfStones: null, carats: null } as const;

function heldAs({ heldAs, noun }: ItemKind): NonNullable<ItemKind['heldAs']> {
  if (!heldAs) throw new Error(`a ${noun} is not held`);
  return heldAs;
}

/** The item of a hold, and what is only sold together with it, as far as the holder sees that. */
export async function itemsOfHold(ctx: RequestContext, { kind, itemId, stockNumber }: HoldRow): Promise<HeldRow[]> {
  const itemKind = itemKinds.find(({ heldAs }) => heldAs?.type.name === kind);
  if (!itemKind) throw new AppError('ITEM_NOT_FOUND');
  const { itemType } = itemKind;
  const own: HeldRow = {
    id: 0,
    path: 'id',
    kind,
    itemType,
    itemId,
    lineSet: null,
    description: stockNumber,
    ...oneOfIt,
  };
  const choice = { itemType, itemId, parts: null, ...oneOfIt, ringSize: null, asSet: false, part: null };
  const { additions } = await chooseItems(ctx, [choice], { mustBeForSale: false });
  return additions.length === 0 ? [own] : additions.map((addition) => rowOf(addition, 'id'));
}

/** What holds change of a locked item. */
export function holdingOf({ row, unit }: LockedItem<HeldRow>) {
  if (!unit?.hold || !unit.endHold) throw new Error(`${row.description} cannot be held`);
  return { hold: unit.hold, endHold: unit.endHold };
}
