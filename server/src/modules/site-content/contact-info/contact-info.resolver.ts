import { Arg, Ctx, Field, Float, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { SiteRecordType } from '../site-record.ts';
import { findContactInfo, UpdateContactInfoInput, updateContactInfo } from './contact-info.ts';

const Text = (description: string): PropertyDecorator => Field(() => String, { nullable: true, description });
const Degrees = (description: string): PropertyDecorator => Field(() => Float, { nullable: true, description });

@ObjectType('ContactInfo', {
  simpleResolvers: true,
  description: 'How the house is reached. Null: not given.',
})
class ContactInfoType extends SiteRecordType {
  @Field(() => String, { description: 'Name of the company; the brand where none is given.' }) companyName!: string;
  @Text('Street and number.') address!: string | null;
  @Text('City with its postal code.') city!: string | null;
  @Text('Country.') country!: string | null;
  @Text('Telephone number.') phone!: string | null;
  @Text('Fax number.') fax!: string | null;
  @Text('E-mail address.') email!: string | null;
  @Text('Opening hours, perhaps in several lines.') openingHours!: string | null;
  @Degrees('Degrees north; null together with the longitude.') latitude!: number | null;
  @Degrees('Degrees east; null together with the latitude.') longitude!: number | null;
  @Text("Address of the house's page on Facebook.") facebook!: string | null;
  @Text("Address of the house's page on Instagram.") instagram!: string | null;
  @Text("Address of the house's page on LinkedIn.") linkedin!: string | null;
}

@ObjectType({ description: 'Outcome of updateContactInfo.' })
class UpdateContactInfoPayload {
  @Field(() => ContactInfoType, { description: 'As it is now.' })
  contactInfo!: ContactInfoType;
}

@Resolver()
export class ContactInfoResolver {
  @Query(() => ContactInfoType, {
    nullable: true,
    description:
      "How the house is reached. Open to everybody, also while it is closed; on an agent's domain nothing but the domain is given.",
  })
  contactInfo(@Ctx() ctx: RequestContext): Promise<ContactInfoType> {
    return findContactInfo(ctx);
  }

  @Mutation(() => UpdateContactInfoPayload, {
    nullable: true,
    description: 'Changes what is given of how the house is reached. Administrators only.',
  })
  async updateContactInfo(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateContactInfoInput) input: UpdateContactInfoInput,
  ): Promise<UpdateContactInfoPayload> {
    return { contactInfo: await updateContactInfo(ctx, input) };
  }
}
