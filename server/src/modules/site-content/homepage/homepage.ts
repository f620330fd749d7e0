import { Field, InputType } from '../../../kernel/graphql.ts';
import { RequiredObject } from '../../../kernel/input/field-rules.ts';
import { administrator, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import { type MediaInput, OptionalMedia } from '../../../kernel/use-cases/media-input.ts';
import { preparedCommand, query } from '../../../kernel/use-cases/use-case.ts';
import { pageMedia } from '../page-media.ts';
import { changeRecord, readRecord, SiteChange, shownRecord } from '../site-record.ts';
import { Homepage } from './homepage.entity.ts';

const Image = (description: string): PropertyDecorator =>
  OptionalMedia(`${description}: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB. Null removes it. If omitted, unchanged.`);
const Video = (description: string): PropertyDecorator =>
  OptionalMedia(`${description}: MP4 or WebM, at most 40 MB. Null removes it. If omitted, unchanged.`, 'video');

type Sent = MediaInput | null;

@InputType({ description: 'Changes to the home page.' })
class HomepagePatch {
  @Image('Picture at the top') topImage?: Sent;
  @Image('Card that links to the rings') cardRings?: Sent;
  @Image('Card that links to the bracelets') cardBracelets?: Sent;
  @Image('Card that links to the necklaces') cardNecklaces?: Sent;
  @Image('Card that links to the earrings') cardEarrings?: Sent;
  @Image('Picture next to the text about the company') aboutImage?: Sent;
  @Image('First picture of the slider') slider1Image?: Sent;
  @Image('Second picture of the slider') slider2Image?: Sent;
  @Image('Third picture of the slider') slider3Image?: Sent;
  @Video('First video') e1Video?: Sent;
  @Video('Second video') e2Video?: Sent;
  @Video('Third video') e3Video?: Sent;
}

@InputType({ description: 'Input for `updateHomepage`.' })
export class UpdateHomepageInput extends SiteChange {
  @Field(() => HomepagePatch, { description: 'Fields to change. Omitted fields are unchanged.' })
  @RequiredObject(() => HomepagePatch)
  set!: HomepagePatch;
}

/** Returns the pictures and videos of the home page. Empty on an agent's domain. */
export const findHomepage = query(forEveryKey(guest), (ctx) => shownRecord(ctx, Homepage));

/** Maximum picture widths in pixels: for full screen, a card, and half of the page. */
const widths = { whole: 2_560, card: 1_200, half: 1_600 };

/** Updates the home page. Throws STALE_VERSION if another request has changed it. */
export const updateHomepage = preparedCommand(
  administrator,
  UpdateHomepageInput,
  async ({ em, services }, { set }) => {
    const media = pageMedia<keyof HomepagePatch>(services.media, set, await readRecord(em, Homepage));
    // Processed sequentially, because each file may need tens of megabytes of memory.
    return {
      topImage: await media.image('topImage', widths.whole),
      cardRings: await media.image('cardRings', widths.card),
      cardBracelets: await media.image('cardBracelets', widths.card),
      cardNecklaces: await media.image('cardNecklaces', widths.card),
      cardEarrings: await media.image('cardEarrings', widths.card),
      aboutImage: await media.image('aboutImage', widths.half),
      slider1Image: await media.image('slider1Image', widths.whole),
      slider2Image: await media.image('slider2Image', widths.whole),
      slider3Image: await media.image('slider3Image', widths.whole),
      e1Video: await media.video('e1Video'),
      e2Video: await media.video('e2Video'),
      e3Video: await media.video('e3Video'),
    };
  },
  ({ em }, { expectedVersion }, stored) => changeRecord(em, Homepage, expectedVersion, stored),
);
