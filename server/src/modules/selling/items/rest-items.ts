import Type from 'typebox';
import type { RestRequest } from '../../../kernel/transport/route.ts';
import { itemKinds } from '../kinds/kinds.ts';
import { maxItems, partNames } from './item-input.ts';

/*
 * What the REST calls of carts and of wishlists have in common. The documented calls wrap each id in an object: `{itemId}`,
 * or in a bulk call `[{itemId}, …]`.
 */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type IdName = 'itemId' | 'wishedItemId';

/** The ids of a single or a bulk call. */
export const idsIn = ({ body }: RestRequest, name: IdName): unknown[] =>
  (Array.isArray(body) ? body : [body]).map((item) => (isRecord(item) ? item[name] : item));

/** A field that stands beside others in one object. */
export const fieldIn = ({ body }: RestRequest, name: string): unknown => (isRecord(body) ? body[name] : undefined);

/** The stones of a single or a bulk call. */
export const stonesIn = (request: RestRequest) => ({
  items: idsIn(request, 'itemId').map((diamondId) => ({ diamondId })),
});

const listed = new RegExp(`^(items|lineIds)(\\.0(\\.(${partNames.join('|')}))?)?(\\.|$)`);

/** Where the body of a single call has what a path names: the one item is the body itself, named by `name`. */
export const pathInOne =
  (name: string) =>
  (path: string): string =>
    path.replace(listed, '') || name;

/** Where the body of a bulk call, a list of `{name}`, has what a path names. */
export const pathInList =
  (name: IdName) =>
  (path: string): string => {
    const position = /^\w+\.(\d+)/.exec(path)?.[1];
    return position === undefined ? '' : `${position}.${name}`;
  };

/** The line sets of the stones of a single or a bulk call. */
export const setsIn = (request: RestRequest) => ({
  items: idsIn(request, 'itemId').map((lineSetDiamondId) => ({ lineSetDiamondId })),
});

/** The amount of a melee lot, as `meleeFields` spell it. */
export const meleeIn = (request: RestRequest) => ({
  items: [
    {
      melee: {
        meleeId: fieldIn(request, 'itemId'),
        carats: fieldIn(request, 'carats'),
        numberOfStones: fieldIn(request, 'numberOfStones'),
      },
    },
  ],
});

/** An id that a call takes. */
export const idSchema = (description: string) => Type.Integer({ minimum: 1, description });

/** The body of a bulk call. */
export const idsSchema = (name: IdName, description: string) =>
  Type.Array(Type.Object({ [name]: idSchema(description) }), { minItems: 1, maxItems });

/** How a call says which melee lot, and how much of it. */
export const meleeFields = {
  itemId: idSchema('The lot.'),
  carats: Type.Number({ exclusiveMinimum: 0, description: 'At most 3 decimals.' }),
  numberOfStones: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.Null()])),
};

/** A call that takes something out. */
export const removal = { present: () => null, returns: null, errors: ['ITEM_NOT_FOUND'] as const };

/** An id of a row, where it has one. */
export const idOrNull = (description?: string) =>
  Type.Union([Type.Integer(), Type.Null()], description ? { description } : {});

/** The numbers of the kinds. */
export const itemTypes = Type.Enum(
  itemKinds.map(({ itemType }) => itemType),
  { description: `${itemKinds.map(({ itemType, noun }) => `${itemType} ${noun}`).join(', ')}.` },
);

/** Which item a row means. */
export const itemFields = { itemId: idOrNull('The item, among those of its type.'), itemType: itemTypes };

interface ItemRow {
  readonly itemType: number;
  readonly itemId: number | null;
}

const named = itemKinds.filter(({ rest }) => rest?.isInRows);

/** The item once more, by the name of its kind, where documented rows have that. */
export const namedItemFields: Record<string, ReturnType<typeof idOrNull>> = Object.fromEntries(
  named.map(({ reference }) => [reference, idOrNull()]),
);
export const namedItem = (row: ItemRow): Record<string, number | null> =>
  Object.fromEntries(
    named.map(({ itemType, reference }) => [reference, row.itemType === itemType ? row.itemId : null]),
  );

/** How much of it, and for which ring. */
export const amountFields = {
  numberOfStones: Type.Union([Type.Integer(), Type.Null()], { description: 'Of a parcel, or about of a melee lot.' }),
  carats: Type.Union([Type.Number(), Type.Null()], { description: 'What is wanted of a melee lot.' }),
  ringSize: Type.Union([Type.String(), Type.Null()], { description: 'For which the stones of a parcel are wanted.' }),
};
