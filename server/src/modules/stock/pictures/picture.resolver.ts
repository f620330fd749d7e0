import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Resolver } from '../../../kernel/graphql.ts';
import { IsDefined } from '../../../kernel/input/rules.ts';
import { type Upload, UploadField } from '../../../kernel/input/upload.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { storedImage } from '../../../kernel/use-cases/media-input.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { widestPicture } from './sent-picture.ts';

@InputType({ description: 'Input for `uploadImage`.' })
class UploadImageInput {
  @UploadField('picture', {
    description: 'JPEG, PNG, WebP, GIF or AVIF file, at most 10 MB. The format is detected from the content.',
  })
  @IsDefined({ message: 'is missing' })
  file!: Promise<Upload> | Upload;
}

/**
 * Stores a picture for use in any field that accepts a picture URL. This is a query because it changes no table:
 * pictures are stored under the hash of their content.
 */
const uploadImage = query(
  administrator,
  UploadImageInput,
  async ({ services }, { file }): Promise<{ url: string }> => ({
    url: await storedImage<never>(services.media, file, { path: 'file', maxWidth: widestPicture }),
  }),
);

@ObjectType({ simpleResolvers: true, description: 'Result of `uploadImage`.' })
class UploadImagePayload {
  @Field(() => String, { description: 'Path of the picture on this site, for fields that accept a picture URL.' })
  url!: string;
}

@Resolver()
export class PictureResolver {
  @Mutation(() => UploadImagePayload, {
    nullable: true,
    description:
      'Stores a picture as WebP: rotated upright, without metadata, at most 2,000 pixels wide. Returns INVALID_REQUEST for `file` ' +
      'if it is not a complete picture (status 413 if too large). Administrators only.',
  })
  uploadImage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UploadImageInput, { description: 'Picture to store.' }) input: UploadImageInput,
  ): Promise<UploadImagePayload> {
    return uploadImage(ctx, input);
  }
}
