import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { SupportContact } from './support-contact.entity.ts';
import {
  findSupportInfo,
  ReplaceSupportContactsInput,
  replaceSupportContacts,
  type SupportInfo,
} from './support-contacts.ts';
import { SupportList } from './support-list.entity.ts';

@ObjectType({ description: 'Result of `replaceSupportContacts`.' })
class ReplaceSupportContactsPayload {
  @Field(() => SupportList, { description: 'The updated list.' })
  supportInfo!: SupportInfo;
}

@Resolver(() => SupportList)
export class SupportContactsResolver {
  @Query(() => SupportList, {
    nullable: true,
    description: "Support contacts of the company. Empty on an agent's domain. Public.",
  })
  supportInfo(@Ctx() ctx: RequestContext): Promise<SupportInfo> {
    return findSupportInfo(ctx);
  }

  @Mutation(() => ReplaceSupportContactsPayload, {
    nullable: true,
    description: 'Replaces the whole list of support contacts. Administrators only.',
  })
  async replaceSupportContacts(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReplaceSupportContactsInput) input: ReplaceSupportContactsInput,
  ): Promise<ReplaceSupportContactsPayload> {
    return { supportInfo: await replaceSupportContacts(ctx, input) };
  }

  @FieldResolver(() => [SupportContact], { description: 'Contacts in display order. At most 100.' })
  contacts(@Root() { contacts }: SupportInfo): readonly SupportContact[] {
    return contacts;
  }
}
