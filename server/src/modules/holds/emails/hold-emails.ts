import { on, type Subscriber } from '../../../kernel/use-cases/subscriber.ts';
import { mailTemplate } from '../../../platform/email/mail-template.ts';
import { loadUsers } from '../../accounts/users/index.ts';
import { heldType, readHeldItem } from '../held-item.ts';
import { stockOffered } from '../records/hold.events.ts';

const offered = mailTemplate<{ item: string; stockNumber: string; until: string | null; link: string }>({
  folder: new URL('./', import.meta.url),
  name: 'stock-offered',
  subject: '{{stockNumber}} is available',
});

const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Emails the next user on a waiting list that the item is available, or that it is on hold for them. */
export const holdMails: Subscriber = {
  name: 'hold-mails',
  reactions: [
    on(stockOffered, async ({ em, services }, { id: eventId, facts: { kind, itemId, userId, until } }) => {
      const user = (await loadUsers(em, [userId])).get(userId);
      if (!user) return;
      const { type, holds } = heldType(kind);
      const { stockNumber } = await readHeldItem(em, { kind, id: itemId });
      const { brandName, publicUrl } = services.config;
      const mail = offered(user.email, {
        brandName,
        item: `The ${type.noun}`,
        stockNumber,
        until: until === null ? null : `${timeFormat.format(new Date(until))} UTC`,
        link: `${publicUrl}${holds.pageInShop(stockNumber)}`,
      });
      await services.mail.queue(em, mail, eventId);
    }),
  ],
};
