import { administrator, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import { preparedCommand, query } from '../../../kernel/use-cases/use-case.ts';
import { pageMedia } from '../page-media.ts';
import { changeRecord, readRecord, shownRecord } from '../site-record.ts';
import { Homepage } from './homepage.entity.ts';
import { type HomepagePatch, UpdateHomepageInput } from './homepage.input.ts';

/** Pictures and videos of the home page; none on an agent's domain. */
export const findHomepage = query(forEveryKey(guest), (ctx) => shownRecord(ctx, Homepage));

/** As wide as the screen, as a card, and as half of the page. */
const widths = { whole: 2_560, card: 1_200, half: 1_600 };

/** Changes what is given of the home page. STALE_VERSION when somebody else was faster. */
export const updateHomepage = preparedCommand(
  administrator,
  UpdateHomepageInput,
  async ({ em, services }, { set }) => {
    const media = pageMedia<keyof HomepagePatch>(services.media, set, await readRecord(em, Homepage));
    // One after the other: each may take tens of megabytes of memory.
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
