import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { SiteRecordType } from '../site-record.ts';
import {
  findSupportInfo,
  ReplaceSupportContactsInput,
  replaceSupportContacts,
  type SupportInfo,
} from './support-contacts.ts';

@ObjectType('SupportContact', { simpleResolvers: true, description: 'Somebody of the house who helps.' })
class SupportContactType {
  @Field(() => ID, { description: 'Of the place on the list.' }) id!: number;
  @Field(() => String, { description: 'First and last name.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'What they do in the house.' }) title!: string | null;
  @Field(() => String, { nullable: true, description: 'Telephone number.' }) phone!: string | null;
  @Field(() => String, { nullable: true, description: 'E-mail address.' }) email!: string | null;
  @Field(() => String, { nullable: true, description: 'Number on WhatsApp.' }) whatsapp!: string | null;
  @Field(() => String, { nullable: true, description: 'Portrait: public path of a WebP picture.' })
  imageUrl!: string | null;
}

@ObjectType('SupportInfo', { simpleResolvers: true, description: 'Whom of the house to ask.' })
class SupportInfoType extends SiteRecordType {
  @Field(() => [SupportContactType], { description: "In the house's order; at most 100." })
  contacts!: readonly SupportContactType[];
}

@ObjectType({ description: 'Outcome of replaceSupportContacts.' })
class ReplaceSupportContactsPayload {
  @Field(() => SupportInfoType, { description: 'As it is now.' })
  supportInfo!: SupportInfoType;
}

@Resolver()
export class SupportContactsResolver {
  @Query(() => SupportInfoType, {
    nullable: true,
    description: "Whom of the house to ask. Open to everybody; nobody on an agent's domain.",
  })
  supportInfo(@Ctx() ctx: RequestContext): Promise<SupportInfo> {
    return findSupportInfo(ctx);
  }

  @Mutation(() => ReplaceSupportContactsPayload, {
    nullable: true,
    description: 'Replaces the list of support contacts as a whole. Administrators only.',
  })
  async replaceSupportContacts(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReplaceSupportContactsInput) input: ReplaceSupportContactsInput,
  ): Promise<ReplaceSupportContactsPayload> {
    return { supportInfo: await replaceSupportContacts(ctx, input) };
  }
}
