import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { Field, ID } from 'type-graphql';
import { all } from '../../../kernel/input/field-rules.ts';
import { IsId } from '../../../kernel/input/input.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import type { ItemChoice } from './offer.ts';

/** What a field says beyond the kind. */
export type Meaning = Partial<Omit<ItemChoice, 'itemType' | 'part'>>;

/** A field by which callers name an item of a kind: of GraphQL's `BasketItemInput`, and below REST's calls. */
export interface ItemField {
  readonly name: string;
  /** Its type, description and rules. */
  readonly decorator: PropertyDecorator;
  /** It has fields of its own: what is wrong with them is named within it. */
  readonly isPart: boolean;
  /** What the caller means by a value that keeps the rules. Looks up and writes nothing. Throws what the caller gets. */
  meaning(ctx: RequestContext, value: unknown): Promise<Meaning>;
}

/** An optional id in an input of which exactly one field is given. */
export const OptionalItemId = (description: string): PropertyDecorator =>
  all(
    Field(() => ID, { nullable: true, description }),
    IsOptional(),
    IsId(),
  );

/** A field with the id of an item. */
export const idField = (name: string, description: string, meaning: Meaning = {}): ItemField => ({
  name,
  decorator: OptionalItemId(description),
  isPart: false,
  meaning: async (_ctx, value) => ({ itemId: Number(value), ...meaning }),
});

/** A field with fields of its own: an item and an amount of it, or what an item is to be made of. */
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
    ValidateNested(),
    Type(() => type),
  ),
  isPart: true,
  async meaning(ctx, value) {
    if (!(value instanceof type)) throw new Error(`${name} was not read as what it is`);
    return meaning(value, ctx);
  },
});
