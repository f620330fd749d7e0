import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { ContactInfo } from './contact-info.entity.ts';
import { type ContactInfoView, findContactInfo, UpdateContactInfoInput, updateContactInfo } from './contact-info.ts';

@ObjectType({ description: 'Result of `updateContactInfo`.' })
class UpdateContactInfoPayload {
  @Field(() => ContactInfo, { description: 'The updated contact details.' })
  contactInfo!: ContactInfoView;
}

@Resolver()
export class ContactInfoResolver {
  @Query(() => ContactInfo, {
    nullable: true,
    description:
      "Contact details of the company or, on an agent's domain, of the agent. Also available during maintenance. Public.",
  })
  contactInfo(@Ctx() ctx: RequestContext): Promise<ContactInfoView> {
    return findContactInfo(ctx);
  }

  @Mutation(() => UpdateContactInfoPayload, {
    nullable: true,
    description: 'Updates the contact details. Administrators only.',
  })
  async updateContactInfo(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateContactInfoInput) input: UpdateContactInfoInput,
  ): Promise<UpdateContactInfoPayload> {
    return { contactInfo: await updateContactInfo(ctx, input) };
  }
}
