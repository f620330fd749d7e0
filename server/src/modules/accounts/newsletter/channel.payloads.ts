import { Field, ID, ObjectType } from 'type-graphql';
import { EmailChannelType } from '../users/user.type.ts';

@ObjectType()
abstract class ChannelPayload {
  @Field(() => EmailChannelType, { simple: true, description: 'As it is now.' })
  channel!: EmailChannelType;
}

@ObjectType({ description: 'Outcome of createEmailChannel.' })
export class CreateEmailChannelPayload extends ChannelPayload {}

@ObjectType({ description: 'Outcome of renameEmailChannel.' })
export class RenameEmailChannelPayload extends ChannelPayload {}

@ObjectType({ simpleResolvers: true, description: 'Outcome of deleteEmailChannel.' })
export class DeleteEmailChannelPayload {
  @Field(() => ID, { description: 'Of the channel that is gone.' })
  channelId!: number;
}
