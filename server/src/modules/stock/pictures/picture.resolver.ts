import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Resolver } from '../../../kernel/graphql.ts';
import { IsDefined } from '../../../kernel/input/rules.ts';
import { type Upload, UploadField } from '../../../kernel/input/upload.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { storedImage } from '../../../kernel/use-cases/sent-media.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { widestPicture } from './sent-picture.ts';

@InputType({ description: 'Input of uploadImage.' })
class UploadImageInput {
  @UploadField('picture', { description: 'JPEG, PNG, WebP, GIF or AVIF of at most 10 MB; its content tells.' })
  @IsDefined({ message: 'is missing' })
  file!: Promise<Upload> | Upload;
}

/**
 * Stores a picture for any field that accepts its address. It is a query, because no table changes: pictures are stored
 * under the hash of their content.
 */
const uploadImage = query(
  administrator,
  UploadImageInput,
  async ({ services }, { file }): Promise<{ url: string }> => ({
    url: await storedImage<never>(services.media, file, { path: 'file', maxWidth: widestPicture }),
  }),
);

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
