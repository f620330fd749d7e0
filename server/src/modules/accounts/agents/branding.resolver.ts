import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/context.ts';
import { bytesOf, type Upload } from '../../../kernel/upload.ts';
import { SetUserDomainPayload, SetUserLogoPayload, SetUserPrimaryColorPayload } from '../users/user.payloads.ts';
import {
  SetUserDomainInput,
  SetUserPrimaryColorInput,
  setUserDomain,
  setUserLogo,
  setUserPrimaryColor,
} from './change-branding.ts';

const largestLogo = 10_000_000; // bytes

@InputType('SetUserLogoInput', { description: "Sets or removes an agent's logo." })
class SetUserLogoUpload {
  @Field(() => ID, { description: 'Whose.' })
  userId!: string;

  @Field(() => GraphQLUpload, {
    nullable: true,
    description: 'JPEG, PNG, WebP, GIF or AVIF of at most 10 MB. Null removes it.',
  })
  image?: Promise<Upload> | null;
}

@Resolver()
export class BrandingResolver {
  @Mutation(() => SetUserLogoPayload, {
    nullable: true,
    description: "Sets or removes an agent's logo. Administrators only.",
  })
  async setUserLogo(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetUserLogoUpload, { description: 'What to do.' }) { userId, image }: SetUserLogoUpload,
  ) {
    // Rights first: nobody's file is read who may not send one.
    setUserLogo.rule.check(ctx);
    const bytes = image ? await bytesOf(await image, { path: 'image', maxBytes: largestLogo }) : image;
    return { user: await setUserLogo.fromOutside(ctx, { userId, image: bytes }) };
  }

  @Mutation(() => SetUserPrimaryColorPayload, {
    nullable: true,
    description: "Sets or removes an agent's colour. Administrators only.",
  })
  async setUserPrimaryColor(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetUserPrimaryColorInput, { description: 'What to do.' }) input: SetUserPrimaryColorInput,
  ) {
    return { user: await setUserPrimaryColor(ctx, input) };
  }

  @Mutation(() => SetUserDomainPayload, {
    nullable: true,
    description:
      "Sets or removes an agent's domain, whose visitors see his logo, colour and prices. Administrators only.",
  })
  async setUserDomain(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetUserDomainInput, { description: 'What to do.' }) input: SetUserDomainInput,
  ) {
    return { user: await setUserDomain(ctx, input) };
  }
}
