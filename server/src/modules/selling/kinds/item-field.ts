import { Field, ID } from '../../../kernel/graphql.ts';
import { OptionalText } from '../../../kernel/input/field-rules.ts';
import { all, IsId, IsInput, IsInt, IsOptional, Max, Min, Transform } from '../../../kernel/input/rules.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import type { ItemChoice } from './offer.ts';

/** Item and amount that an input field identifies, without the item kind. */
export type Meaning = Partial<Omit<ItemChoice, 'itemType' | 'part'>>;

/** Input field that identifies an item of a kind, in `BasketItemInput` and in REST bodies. */
export interface ItemField {
  readonly name: string;
  /** Adds the type, description and validation rules of the field. */
  readonly decorator: PropertyDecorator;
  /** True if the field is an input object. Error paths then include its name. */
  readonly isPart: boolean;
  /**
   * Returns the item and amount for a validated value. Does not read or write items. Throws an error for the caller.
   */
  meaning(ctx: RequestContext, value: unknown): Promise<Meaning>;
}

/** Decorates an optional ID in an input that allows exactly one field. */
export const OptionalItemId = (description: string): PropertyDecorator =>
  all(
    Field(() => ID, { nullable: true, description }),
    IsOptional(),
    IsId(),
  );

/** Creates an input field that is the ID of an item. */
export const idField = (name: string, description: string, meaning: Meaning = {}): ItemField => ({
  name,
  decorator: OptionalItemId(description),
  isPart: false,
  meaning: async (_ctx, value) => ({ itemId: Number(value), ...meaning }),
});

/** Creates an input field that is an object: an item with an amount, or the parts of an item. */
export const partField = <T extends object>(
  name: string,
  type: new () => T,
  description: string,
  meaning: (part: T, ctx: RequestContext) => Meaning | Promise<Meaning>,
): ItemField => ({
  name,
  decorator: all(
    Field(() => type, { nullable: true, description }),
    IsOptional(),
    IsInput(() => type),
  ),
  isPart: true,
  async meaning(ctx, value) {
    if (!(value instanceof type)) throw new Error(`${name} was not converted to its input class`);
    return meaning(value, ctx);
  },
});

/** Decorates a ring size in trade notation: `6`, `6.5`, `N½`. Numbers are accepted as well. */
export const RingSizeText = (): PropertyDecorator =>
  all(
    Transform((value) => (typeof value === 'number' ? String(value) : value)),
    OptionalText(20),
  );

/** Decorates a number of stones of a parcel, or an approximate number of stones of a melee lot. */
export const StoneCount = (): PropertyDecorator =>
  all(IsInt(), Min(1), Max(1_000_000, { message: 'must be at most 1000000' }));
