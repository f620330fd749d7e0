import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType('SavedView', {
  simpleResolvers: true,
  description: 'How an administrator likes to see a list of the back office.',
})
export class SavedViewType {
  readonly ownerId!: number;

  @Field(() => ID, { description: 'Of the view.' })
  id!: number;

  @Field(() => String, { description: 'As people read it.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "What the list's address says after the question mark: filters, sort and columns. Null: as it is at first.",
  })
  state!: string | null;

  @Field(() => Boolean, { description: 'Whether other administrators see it, too.' })
  isShared!: boolean;

  @Field(() => Int, { description: 'Counts the changes.' })
  version!: number;
}

@ObjectType()
abstract class SavedViewPayload {
  @Field(() => SavedViewType, { simple: true, description: 'As it is now.' })
  view!: SavedViewType;
}

@ObjectType({ description: 'Outcome of createSavedView.' })
export class CreateSavedViewPayload extends SavedViewPayload {}

@ObjectType({ description: 'Outcome of updateSavedView.' })
export class UpdateSavedViewPayload extends SavedViewPayload {}

@ObjectType({ simpleResolvers: true, description: 'Outcome of deleteSavedView.' })
export class DeleteSavedViewPayload {
  @Field(() => ID, { description: 'Of the view that is gone.' })
  viewId!: number;
}
