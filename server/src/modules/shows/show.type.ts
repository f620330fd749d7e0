import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar } from '../../kernel/input/day.ts';

@ObjectType('Show', { simpleResolvers: true, description: 'A trade show that the house attends.' })
export class ShowType {
  @Field(() => ID, { description: 'The same number as in REST.' }) id!: number;
  @Field(() => String, { description: 'What the show is called.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'Town and hall.' }) location!: string | null;
  @Field(() => String, { nullable: true, description: 'Where the house stands in the hall.' }) booth!: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'First day. Null: not known yet.' })
  startDate!: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Last day. Null: the first one.' }) endDate!: string | null;
  @Field(() => String, { nullable: true, description: "Address of the show's own page." }) url!: string | null;
  @Field(() => String, { nullable: true, description: 'Path of its picture.' }) image!: string | null;
  @Field(() => Boolean, { description: 'Inactive shows exist for administrators only.' }) isActive!: boolean;
  @Field(() => Boolean, { description: 'The home page advertises it, as soon as it is active. At most one is.' })
  isAdvertised!: boolean;
  @Field(() => Int, { description: 'Counts the changes; `updateShow` wants it back.' }) version!: number;
}

@ObjectType('ShowPage', { simpleResolvers: true, description: 'One page of shows.' })
export class ShowPage {
  @Field(() => [ShowType], { description: 'Its shows.' }) items!: readonly ShowType[];
  @Field(() => Int, { description: 'All that match. Counted only when asked for.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' }) size!: number;
}

/** What every command on a show answers. */
@ObjectType()
abstract class ShowPayload {
  @Field(() => ShowType, { simple: true, description: 'As it is now.' })
  show!: ShowType;
}

@ObjectType({ description: 'Outcome of createShow.' })
export class CreateShowPayload extends ShowPayload {}

@ObjectType({ description: 'Outcome of updateShow.' })
export class UpdateShowPayload extends ShowPayload {}

@ObjectType({ description: 'Outcome of setShowActive.' })
export class SetShowActivePayload extends ShowPayload {}

@ObjectType({ description: 'Outcome of setShowAdvertised.' })
export class SetShowAdvertisedPayload extends ShowPayload {}

@ObjectType({ description: 'Outcome of deleteShow.' })
export class DeleteShowPayload {
  @Field(() => ID, { simple: true, description: 'The show that there is no more.' })
  showId!: number;
}
