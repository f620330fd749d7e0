import { IsDefined } from 'class-validator';
import { InputType } from 'type-graphql';
import type { Upload } from '../../../kernel/input/upload.ts';
import { UploadField } from '../../../kernel/input/upload-field.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { storedImage } from '../../../kernel/use-cases/sent-media.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { widestPicture } from './sent-picture.ts';

@InputType({ description: 'Input of uploadImage.' })
export class UploadImageInput {
  @UploadField('picture', { description: 'JPEG, PNG, WebP, GIF or AVIF of at most 10 MB; its content tells.' })
  @IsDefined({ message: 'is missing' })
  file!: Promise<Upload> | Upload;
}

/** Keeps a picture, for any field that takes its address. No table changes: a picture lies under the hash of its content. */
export const uploadImage = query(
  administrator,
  UploadImageInput,
  async ({ services }, { file }): Promise<{ url: string }> => ({
    url: await storedImage<never>(services.media, file, { path: 'file', maxWidth: widestPicture }),
  }),
);
