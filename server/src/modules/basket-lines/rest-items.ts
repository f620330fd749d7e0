import Type from 'typebox';
import type { RestRequest } from '../../kernel/transport/route.ts';
import { maxItems } from './basket-item.input.ts';
import { ItemType } from './item-type.ts';

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

/** Where the body of a single call has what a path names: the one item is the body itself, named by `name`. */
export const pathInOne =
  (name: string) =>
  (path: string): string =>
    path.replace(/^(items|lineIds)(\.0(\.(parcel|melee|engagementRing|completedRing))?)?(\.|$)/, '') || name;

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

/** Which thing a row means. */
export const thingFields = {
  itemId: idOrNull('The thing, among those of its type.'),
  itemType: Type.Enum(
    Object.values(ItemType).filter((value) => typeof value === 'number'),
    {
      description:
        '1 diamond, 2 melee, 4 engagement ring, 5 completed ring, 6 eternity ring, 7 bracelet, 8 jewellery, 9 custom necklace.',
    },
  ),
};

/** How much of it, and for which ring. */
export const amountFields = {
  numberOfStones: Type.Union([Type.Integer(), Type.Null()], { description: 'Of a parcel, or about of a melee lot.' }),
  carats: Type.Union([Type.Number(), Type.Null()], { description: 'What is wanted of a melee lot.' }),
  ringSize: Type.Union([Type.String(), Type.Null()], { description: 'For which the stones of a parcel are wanted.' }),
};
