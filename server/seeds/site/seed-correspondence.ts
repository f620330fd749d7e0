import { sql } from 'kysely';
import { markContactMessageHandled, sendContactMessage } from '../../src/modules/contact-messages/index.ts';
import { createEmailTemplate } from '../../src/modules/emails/index.ts';
import { administratorContext, contextOf, type DemoDeps } from '../demo-context.ts';

const templates = [
  {
    name: 'New arrivals',
    subject: 'New at {{brandName}}: stones that came in this week',
    body: '<p>Dear {{displayName}},</p><p>This week brought rounds between one and two carats, a line of graduated ovals and three fancy intense yellows. They are <a href="{{siteUrl}}/diamonds/white">on the lists</a> now.</p><p>{{brandName}}</p>',
  },
  {
    name: 'Meet us at the show',
    subject: '{{#if firstName}}{{firstName}}, meet us{{else}}Meet us{{/if}} in Antwerp',
    body: '<p>Dear {{displayName}},</p><p>We show our stones in Antwerp, hall 1, stand 24: <a href="{{siteUrl}}/shows">here are the days</a>.{{#if company}} We would be glad to see {{company}} there.{{/if}}</p><p>What you would like to look at, we <a href="{{siteUrl}}/wishlist">bring along</a>.</p>',
  },
  {
    name: 'Price list',
    subject: 'Changed prices at {{brandName}}',
    body: '<p>Dear {{displayName}},</p><p>Prices of stones below one carat have changed. Yours are on <a href="{{siteUrl}}">our site</a> when you are signed in.</p>',
  },
] as const;

const messages = [
  {
    name: 'Elena Petrova',
    email: 'elena@example.org',
    phone: '+359 2 555 0134',
    subject: 'Pair of ovals',
    message:
      'I am looking for two ovals of about 0.70 ct, F to G, that match. Do you have more than the ones on the list?',
    isHandled: true,
  },
  {
    name: 'James Whitfield',
    email: 'james@example.org',
    subject: 'Ring size',
    message: 'Can the Edwardian sapphire ring be made half a size smaller?',
    isHandled: false,
  },
  {
    name: 'Atelier Novák',
    email: 'atelier@example.org',
    phone: '+420 2 5550 0177',
    subject: 'Melee for a series',
    message: 'We need 40 ct of 1.30 to 1.50 mm, FG/VS, every month from January. What would be your price?',
    isHandled: false,
  },
] as const;

/** Creates email templates, and contact messages from anonymous visitors. */
export async function seedCorrespondence(deps: DemoDeps): Promise<void> {
  const administrator = await administratorContext(deps);
  for (const template of templates) await createEmailTemplate(administrator, template);
  const visitor = await contextOf(deps, null);
  for (const { isHandled: _later, ...message } of messages) await sendContactMessage(visitor, message);
  const handled = messages.filter(({ isHandled }) => isHandled).map(({ email }) => email);
  const { rows } = await sql<{ id: number }>`
    select id from contact_message where email = any(${handled})`.execute(administrator.em.getKysely());
  for (const { id } of rows) await markContactMessageHandled(administrator, { id, isHandled: true });
}
