import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { UploadImageInput, uploadImage } from './upload-image.ts';

@ObjectType({ simpleResolvers: true, description: 'Outcome of uploadImage.' })
class UploadImagePayload {
  @Field(() => String, { description: 'Path of this origin, for fields that take the address of a picture.' })
  url!: string;
}

@Resolver()
export class PictureResolver {
  @Mutation(() => UploadImagePayload, {
    nullable: true,
    description:
      'Keeps a picture as WebP, upright, without metadata and at most 2,000 pixels wide. INVALID_REQUEST naming `file` ' +
      'for anything that is no whole picture (413 when too large). Administrators only.',
  })
  uploadImage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UploadImageInput, { description: 'The picture.' }) input: UploadImageInput,
  ): Promise<UploadImagePayload> {
    return uploadImage(ctx, input);
  }
}
