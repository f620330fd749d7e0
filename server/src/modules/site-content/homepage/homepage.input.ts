import { Field, InputType } from 'type-graphql';
import { RequiredObject } from '../../../kernel/input/field-rules.ts';
import { OptionalMedia, type SentMedia } from '../../../kernel/use-cases/sent-media.ts';
import { SiteChange } from '../site-record.input.ts';

const Image = (what: string): PropertyDecorator =>
  OptionalMedia(`${what}: JPEG, PNG, WebP, GIF or AVIF of at most 10 MB. Null removes it, left out it stays.`);
const Video = (what: string): PropertyDecorator =>
  OptionalMedia(`${what}: MP4 or WebM of at most 40 MB. Null removes it, left out it stays.`, 'video');

type Sent = SentMedia | null;

@InputType({ description: 'What changes of the home page.' })
export class HomepagePatch {
  @Image('Picture at the top') topImage?: Sent;
  @Image('Card that leads to the rings') cardRings?: Sent;
  @Image('Card that leads to the bracelets') cardBracelets?: Sent;
  @Image('Card that leads to the necklaces') cardNecklaces?: Sent;
  @Image('Card that leads to the earrings') cardEarrings?: Sent;
  @Image('Picture beside the words about the house') aboutImage?: Sent;
  @Image('First picture of the slider') slider1Image?: Sent;
  @Image('Second picture of the slider') slider2Image?: Sent;
  @Image('Third picture of the slider') slider3Image?: Sent;
  @Video('First video') e1Video?: Sent;
  @Video('Second video') e2Video?: Sent;
  @Video('Third video') e3Video?: Sent;
}

@InputType({ description: 'Input of updateHomepage.' })
export class UpdateHomepageInput extends SiteChange {
  @Field(() => HomepagePatch, { description: 'The fields to change; what is left out stays as it is.' })
  @RequiredObject(() => HomepagePatch)
  set!: HomepagePatch;
}
