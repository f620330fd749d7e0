import { Arg, Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { SiteRecordType } from '../site-record.ts';
import {
  findOrderDocumentSettings,
  type LetterheadDefaults,
  letterheadDefaults,
  UpdateOrderDocumentSettingsInput,
  updateOrderDocumentSettings,
} from './order-document-settings.ts';
import { InvoiceStep, OrderEmail } from './order-emails.ts';

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

@ObjectType('OrderDocumentSettings', {
  simpleResolvers: true,
  description: 'Settings of the documents (proforma, invoice) and emails of orders. Null: not set.',
})
class OrderDocumentSettingsType extends SiteRecordType {
  @Text('Name of the house; null: that of `defaults`.') houseName!: string | null;
  @Text('Address, perhaps in several lines; null: that of `defaults`.') address!: string | null;
  @Text('Telephone, e-mail and the like, one per line; null: those of `defaults`.') contact!: string | null;
  @Text('Number under which the house pays value added tax.') vatNumber!: string | null;
  @Text('Number of the house in its register of companies.') registrationNumber!: string | null;
  @Text('Public path of the logo, a WebP picture; null: the name of the house stands in its place.')
  logo!: string | null;
  @Text('Terms of payment and delivery, perhaps in several lines.') terms!: string | null;
  @Text('Where the buyer pays to, perhaps in several lines.') bankDetails!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Days after the request within which buyers pay. Null: documents and emails name no due date.',
  })
  paymentDays!: number | null;
  @Field(() => InvoiceStep, { description: 'Step at which orders get their invoice.' })
  invoiceStep!: InvoiceStep;
  @Field(() => [OrderEmail], { description: 'Emails that are not sent.' })
  switchedOffEmails!: OrderEmail[];
}

@ObjectType({ description: 'Outcome of updateOrderDocumentSettings.' })
class UpdateOrderDocumentSettingsPayload {
  @Field(() => OrderDocumentSettingsType, { description: 'As they are now.' })
  orderDocumentSettings!: OrderDocumentSettingsType;
}

@Resolver(() => OrderDocumentSettingsType)
export class OrderDocumentSettingsResolver {
  @Query(() => OrderDocumentSettingsType, {
    nullable: true,
    description: 'What the house prints on the documents of orders. Administrators only.',
  })
  orderDocumentSettings(@Ctx() ctx: RequestContext): Promise<OrderDocumentSettingsType> {
    return findOrderDocumentSettings(ctx);
  }

  @Mutation(() => UpdateOrderDocumentSettingsPayload, {
    nullable: true,
    description:
      'Changes what is given of what the house prints on the documents of orders: from now on on all of them. INVALID_REQUEST names the field that is too long or no picture. Administrators only.',
  })
  async updateOrderDocumentSettings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateOrderDocumentSettingsInput) input: UpdateOrderDocumentSettingsInput,
  ): Promise<UpdateOrderDocumentSettingsPayload> {
    return { orderDocumentSettings: await updateOrderDocumentSettings(ctx, input) };
  }

  @FieldResolver(() => LetterheadDefaultsType, { description: 'What is printed where nothing is set.' })
  defaults(@Ctx() ctx: RequestContext): Promise<LetterheadDefaults> {
    return letterheadDefaults(ctx);
  }
}
