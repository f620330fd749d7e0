import { Field, Int, ObjectType } from 'type-graphql';
import { CaratsScalar } from '../../carats/index.ts';

@ObjectType({ description: 'Stones that are alike.' })
abstract class Stones {
  @Field(() => String, { nullable: true, description: 'What they are, such as Diamond or Sapphire.' })
  type!: string | null;
  @Field(() => String, { nullable: true, description: 'Cut or shape.' }) cut!: string | null;
  @Field(() => Int, { nullable: true, description: 'How many there are.' }) number!: number | null;
  @Field(() => CaratsScalar, { nullable: true, description: 'Weight of all of them.' }) carats!: string | null;
  @Field(() => String, { nullable: true, description: 'Colour, as the trade writes it: G-H.' }) color!: string | null;
  @Field(() => String, { nullable: true, description: 'Clarity, as the trade writes it: VS1-VS2.' })
  clarity!: string | null;
}

@ObjectType('JewelleryMainStone', { simpleResolvers: true, description: 'The main stone, or several that are alike.' })
export class JewelleryMainStoneType extends Stones {}

@ObjectType('JewellerySideStones', { simpleResolvers: true, description: 'One set of stones beside the main one.' })
export class JewellerySideStonesType extends Stones {
  @Field(() => Int, { description: 'Number of the set: 1 for `firstSideStone…` of the inputs, 4 at most.' })
  position!: number;
}
