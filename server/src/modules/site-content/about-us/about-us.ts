import { Field, InputType } from '../../../kernel/graphql.ts';
import { RequiredObject } from '../../../kernel/input/field-rules.ts';
import { changedFields } from '../../../kernel/resources/derived-inputs.ts';
import { administrator, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import { type MediaInput, OptionalMedia } from '../../../kernel/use-cases/media-input.ts';
import { preparedCommand, query } from '../../../kernel/use-cases/use-case.ts';
import { pageMedia } from '../page-media.ts';
import { changeRecord, readRecord, SiteChange, shownRecord } from '../site-record.ts';
import { AboutUs } from './about-us.entity.ts';

const kinds = 'JPEG, PNG, WebP, GIF or AVIF, at most 10 MB.';

@InputType({ description: 'Changes to the "About us" page. Null clears a field. Omitted fields are unchanged.' })
class AboutUsPatch extends changedFields(AboutUs, ['text']) {
  @OptionalMedia(`First picture: ${kinds}`) image1?: MediaInput | null;
  @OptionalMedia(`Second picture: ${kinds}`) image2?: MediaInput | null;
}

@InputType({ description: 'Input for `updateAboutUs`.' })
export class UpdateAboutUsInput extends SiteChange {
  @Field(() => AboutUsPatch, { description: 'Fields to change.' })
  @RequiredObject(() => AboutUsPatch)
  set!: AboutUsPatch;
}

/** Returns the pictures and text of the "About us" page. Empty on an agent's domain. */
export const findAboutUs = query(forEveryKey(guest), (ctx) => shownRecord(ctx, AboutUs));

const maxWidth = 2_000;

/** Updates the "About us" page. Throws STALE_VERSION if another request has changed it. */
export const updateAboutUs = preparedCommand(
  administrator,
  UpdateAboutUsInput,
  async ({ em, services }, { set }) => {
    const media = pageMedia<'image1' | 'image2'>(services.media, set, await readRecord(em, AboutUs));
    return {
      text: set.text,
      image1: await media.image('image1', maxWidth),
      image2: await media.image('image2', maxWidth),
    };
  },
  ({ em }, { expectedVersion }, stored) => changeRecord(em, AboutUs, expectedVersion, stored),
);
