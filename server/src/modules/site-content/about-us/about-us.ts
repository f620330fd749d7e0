import { administrator, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import { preparedCommand, query } from '../../../kernel/use-cases/use-case.ts';
import { pageMedia } from '../page-media.ts';
import { changeRecord, readRecord, shownRecord } from '../site-record.ts';
import { AboutUs } from './about-us.entity.ts';
import { UpdateAboutUsInput } from './about-us.input.ts';

/** Pictures and text of the page about the house; none on an agent's domain. */
export const findAboutUs = query(forEveryKey(guest), (ctx) => shownRecord(ctx, AboutUs));

const maxWidth = 2_000;

/** Changes what is given of the page about the house. STALE_VERSION when somebody else was faster. */
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
