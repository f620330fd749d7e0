import { Field, ID, Int, ObjectType } from '../../kernel/graphql.ts';
import { Show } from './show.entity.ts';

@ObjectType('ShowPage', { simpleResolvers: true, description: 'One page of shows.' })
export class ShowPage {
  @Field(() => [Show], { description: 'Shows on this page.' }) items!: readonly Show[];
  @Field(() => Int, { description: 'Number of matching shows. Counted only if requested.' }) total!: number;
  @Field(() => Int, { description: 'Page number, starting at 0.' }) index!: number;
  @Field(() => Int, { description: 'Requested page size. The last page may have fewer shows.' }) size!: number;
}

/** Base class for the results of mutations that change a show. */
@ObjectType()
abstract class ShowPayload {
  @Field(() => Show, { simple: true, description: 'The updated show.' })
  show!: Show;
}

@ObjectType({ description: 'Result of `createShow`.' })
export class CreateShowPayload extends ShowPayload {}

@ObjectType({ description: 'Result of `updateShow`.' })
export class UpdateShowPayload extends ShowPayload {}

@ObjectType({ description: 'Result of `setShowActive`.' })
export class SetShowActivePayload extends ShowPayload {}

@ObjectType({ description: 'Result of `setShowAdvertised`.' })
export class SetShowAdvertisedPayload extends ShowPayload {}

@ObjectType({ description: 'Result of `deleteShow`.' })
export class DeleteShowPayload {
  @Field(() => ID, { simple: true, description: 'ID of the deleted show.' })
  showId!: number;
}
