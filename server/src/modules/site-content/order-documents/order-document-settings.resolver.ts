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
  description: 'Contact details that order documents print in place of settings that are null.',
})
class LetterheadDefaultsType implements LetterheadDefaults {
  @Field(() => String, { description: 'Name of the company, or the brand name if it is not set.' }) houseName!: string;
  @Text('Address, one part per line. Null if the contact details have none.') address!: string | null;
  @Text('Telephone number and email address, one per line. Null if the contact details have none.')
  contact!: string | null;
}

@ObjectType({ description: 'Result of `updateOrderDocumentSettings`.' })
class UpdateOrderDocumentSettingsPayload {
  @Field(() => OrderDocumentSettings, { description: 'The updated settings.' })
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
      'Updates the settings of the documents and emails of orders. Also affects documents of existing orders. INVALID_REQUEST naming the field if a value is too long or the logo is not a picture. Administrators only.',
  })
  async updateOrderDocumentSettings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateOrderDocumentSettingsInput) input: UpdateOrderDocumentSettingsInput,
  ): Promise<UpdateOrderDocumentSettingsPayload> {
    return { orderDocumentSettings: await updateOrderDocumentSettings(ctx, input) };
  }

  @FieldResolver(() => LetterheadDefaultsType, { description: 'Values printed in place of settings that are null.' })
  defaults(@Ctx() ctx: RequestContext): Promise<LetterheadDefaults> {
    return letterheadDefaults(ctx);
  }
}
