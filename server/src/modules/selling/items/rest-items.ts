import Type from 'typebox';
import type { RestRequest } from '../../../kernel/transport/route.ts';
import { itemKinds } from '../kinds/kinds.ts';
import { maxItems, partNames } from './item-input.ts';

/*
 * Shared helpers of the REST operations of carts and wishlists. Request bodies wrap each ID in an object: `{itemId}`,
 * or `[{itemId}, …]` for bulk operations.
 */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type IdName = 'itemId' | 'wishedItemId';

/** Returns the IDs in the body of a single or bulk request. */
export const idsIn = ({ body }: RestRequest, name: IdName): unknown[] =>
  (Array.isArray(body) ? body : [body]).map((item) => (isRecord(item) ? item[name] : item));

/** Returns a field of the body of a single request. */
export const fieldIn = ({ body }: RestRequest, name: string): unknown => (isRecord(body) ? body[name] : undefined);

/** Converts the body of a single or bulk request to an input that adds stones. */
export const stonesIn = (request: RestRequest) => ({
  items: idsIn(request, 'itemId').map((diamondId) => ({ diamondId })),
});

const listed = new RegExp(`^(items|lineIds)(\\.0(\\.(${partNames.join('|')}))?)?(\\.|$)`);

/**
 * Returns a function that maps the path of an input field to the path in the body of a single request. `name` is the
 * path of the item itself.
 */
export const pathInOne =
  (name: string) =>
  (path: string): string =>
    path.replace(listed, '') || name;

/** Returns a function that maps an input path to the path in the body of a bulk request, a list of `{name}`. */
export const pathInList =
  (name: IdName) =>
  (path: string): string => {
    const position = /^\w+\.(\d+)/.exec(path)?.[1];
    return position === undefined ? '' : `${position}.${name}`;
  };

/** Converts the body of a single or bulk request to an input that adds line sets. */
export const setsIn = (request: RestRequest) => ({
  items: idsIn(request, 'itemId').map((lineSetDiamondId) => ({ lineSetDiamondId })),
});

/** Converts a body with the fields of `meleeFields` to an input that adds a melee lot. */
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

/** Schema of an ID in a request. */
export const idSchema = (description: string) => Type.Integer({ minimum: 1, description });

/** Schema of the body of a bulk request. */
export const idsSchema = (name: IdName, description: string) =>
  Type.Array(Type.Object({ [name]: idSchema(description) }), { minItems: 1, maxItems });

/** Schema of a melee lot and its amount in a request. */
export const meleeFields = {
  itemId: idSchema('ID of the melee lot.'),
  carats: Type.Number({ exclusiveMinimum: 0, description: 'Requested weight in carats. At most 3 decimal places.' }),
  numberOfStones: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.Null()])),
};

/** Properties of REST operations that remove items. */
export const removal = { present: () => null, returns: null, errors: ['ITEM_NOT_FOUND'] as const };

/** Schema of a nullable ID in a response. */
export const idOrNull = (description?: string) =>
  Type.Union([Type.Integer(), Type.Null()], description ? { description } : {});

/** Schema of the item type. */
export const itemTypes = Type.Enum(
  itemKinds.map(({ itemType }) => itemType),
  { description: `Item type: ${itemKinds.map(({ itemType, noun }) => `${itemType} ${noun}`).join(', ')}.` },
);

/** Schema of the item that a row refers to. */
export const itemFields = {
  itemId: idOrNull('Item ID, unique within its type. Null if the item is deleted.'),
  itemType: itemTypes,
};

interface ItemRow {
  readonly itemType: number;
  readonly itemId: number | null;
}

const listedKinds = itemKinds.filter(({ rest }) => rest?.isInRows);

/** Schema of the item IDs by kind, such as `braceletId`. Documented rows repeat the item ID under these names. */
export const namedItemFields: Record<string, ReturnType<typeof idOrNull>> = Object.fromEntries(
  listedKinds.map(({ reference }) => [reference, idOrNull()]),
);
export const namedItem = (row: ItemRow): Record<string, number | null> =>
  Object.fromEntries(
    listedKinds.map(({ itemType, reference }) => [reference, row.itemType === itemType ? row.itemId : null]),
  );

/** Schema of the amount and ring size of a row. */
export const amountFields = {
  numberOfStones: Type.Union([Type.Integer(), Type.Null()], {
    description:
      'Number of stones of a parcel, or approximate number of stones of a melee lot. Null if not applicable.',
  }),
  carats: Type.Union([Type.Number(), Type.Null()], {
    description: 'Requested weight of a melee lot in carats. Null for other items.',
  }),
  ringSize: Type.Union([Type.String(), Type.Null()], {
    description: 'Ring size for which the stones of a parcel are requested. Null if not set.',
  }),
};
