import { DecimalType, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, ObjectType } from '../../../kernel/graphql.ts';
import { OptionalDecimal, RequiredDecimal } from '../../../kernel/input/field-rules.ts';
import { MoneyScalar } from '../../../kernel/values/scalars.ts';
import { CaratsScalar } from '../../carats/index.ts';
import { User } from './user.entity.ts';

const caratRange = { min: 0, max: 1_000_000, places: 3 };
const priceRange = { min: 0, max: 1_000_000_000_000, places: 2 };

/** Decimal column whose values have few enough digits to be exact as JavaScript numbers. */
const decimal = new DecimalType('number');

/**
 * Percentage added to a user's prices. Applies to items within inclusive ranges of carats and of the total price
 * before the markup.
 */
@ObjectType({
  simpleResolvers: true,
  description: 'Percentage added to the prices of a user, for items within inclusive ranges of weight and total price.',
})
@Entity({ tableName: 'user_markup' })
@Check({ name: 'user_markup_carat_check', expression: 'carat_min >= 0 and carat_max >= 0 and carat_min <= carat_max' })
@Check({ name: 'user_markup_price_check', expression: 'price_min >= 0 and price_max >= 0 and price_min <= price_max' })
@Check({ name: 'user_markup_percent_check', expression: 'percent > -100' })
export class Markup {
  @Field(() => ID, { description: 'Markup ID. The markup with the lowest ID that matches an item applies.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, deleteRule: 'cascade', index: true })
  user!: Rel<User>;

  @Field(() => CaratsScalar, {
    nullable: true,
    description: 'Minimum weight of an item in carats. If null, no minimum.',
  })
  @OptionalDecimal(caratRange)
  @Property({ type: decimal, precision: 10, scale: 3, nullable: true })
  caratMin: number | null = null;

  @Field(() => CaratsScalar, {
    nullable: true,
    description: 'Maximum weight of an item in carats. If null, no maximum.',
  })
  @OptionalDecimal(caratRange)
  @Property({ type: decimal, precision: 10, scale: 3, nullable: true })
  caratMax: number | null = null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Minimum total price before the markup. If null, no minimum.',
  })
  @OptionalDecimal(priceRange)
  @Property({ type: decimal, precision: 16, scale: 2, nullable: true })
  priceMin: number | null = null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Maximum total price before the markup. If null, no maximum.',
  })
  @OptionalDecimal(priceRange)
  @Property({ type: decimal, precision: 16, scale: 2, nullable: true })
  priceMax: number | null = null;

  @Field(() => Float, {
    description:
      'Percentage added to the price, from -99.9999 to 10,000 with at most 4 decimals. For example, 10 changes 100.00 to 110.00.',
  })
  @RequiredDecimal({ min: -99.9999, max: 10_000, places: 4 })
  @Property({ type: decimal, precision: 9, scale: 4 })
  percent!: number;
}
