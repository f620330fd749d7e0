import { Field, ID, Int, ObjectType } from '../../kernel/graphql.ts';
import { Show } from './show.entity.ts';

@ObjectType('ShowPage', { simpleResolvers: true, description: 'One page of shows.' })
export class ShowPage {
  @Field(() => [Show], { description: 'Shows of the page.' }) items!: readonly Show[];
  @Field(() => Int, { description: 'All that match. Counted only when asked for.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' }) size!: number;
}

/** What every command on a show answers. */
@ObjectType()
abstract class ShowPayload {
  @Field(() => Show, { simple: true, description: 'The show as it is now.' })
  show!: Show;
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
  @Field(() => ID, { simple: true, description: 'ID of the deleted show.' })
  showId!: number;
}
