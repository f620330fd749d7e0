import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { OrderDocumentSettings } from './order-document-settings.entity.ts';
import {
  findOrderDocumentSettings,
  type LetterheadDefaults,
  letterheadDefaults,
  UpdateOrderDocumentSettingsInput,
  updateOrderDocumentSettings,
} from './order-document-settings.ts';

const Text = (description: string): PropertyDecorator => Field(() => String, { nullable: true, description });

@ObjectType('LetterheadDefaults', {
  simpleResolvers: true,
  description: 'What documents of orders print where nothing was set: the contact details.',
})
class LetterheadDefaultsType implements LetterheadDefaults {
  @Field(() => String, { description: 'Name of the company, else of the brand.' }) houseName!: string;
  @Text('Address, one part per line; null where the contact details have none.') address!: string | null;
  @Text('Telephone and e-mail address, one per line; null where the contact details have none.')
  contact!: string | null;
}

@ObjectType({ description: 'Outcome of updateOrderDocumentSettings.' })
class UpdateOrderDocumentSettingsPayload {
  @Field(() => OrderDocumentSettings, { description: 'As they are now.' })
  orderDocumentSettings!: OrderDocumentSettings;
}

@Resolver(() => OrderDocumentSettings)
export class OrderDocumentSettingsResolver {
  @Query(() => OrderDocumentSettings, {
    nullable: true,
    description: 'Settings of the documents and emails of orders. Administrators only.',
  })
  orderDocumentSettings(@Ctx() ctx: RequestContext): Promise<OrderDocumentSettings> {
    return findOrderDocumentSettings(ctx);
  }

  @Mutation(() => UpdateOrderDocumentSettingsPayload, {
    nullable: true,
    description:
      'Updates the settings of the documents and emails of orders. Documents of existing orders change, too. INVALID_REQUEST names a field that is too long or not a picture. Administrators only.',
  })
  async updateOrderDocumentSettings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateOrderDocumentSettingsInput) input: UpdateOrderDocumentSettingsInput,
  ): Promise<UpdateOrderDocumentSettingsPayload> {
    return { orderDocumentSettings: await updateOrderDocumentSettings(ctx, input) };
  }

  @FieldResolver(() => LetterheadDefaultsType, { description: 'Values printed for fields that are null.' })
  defaults(@Ctx() ctx: RequestContext): Promise<LetterheadDefaults> {
    return letterheadDefaults(ctx);
  }
}
