import { Field, Int, ObjectType } from 'type-graphql';
import { DiamondType } from '../diamond.type.ts';
import { DiamondFacet } from './diamond-facet.type.ts';

@ObjectType('DiamondPage', {
  simpleResolvers: true,
  description: 'One page of diamonds. Each field is computed only when asked for.',
})
export class DiamondPageType {
  @Field(() => [DiamondType], { description: 'The stones of this page.' }) items!: DiamondType[];
  @Field(() => Int, { description: 'Stones on all pages.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Stones per page at most.' }) size!: number;
  @Field(() => [DiamondFacet], { description: 'How the stones of all pages divide.' }) facets!: DiamondFacet[];
}
