import {
  replaceSupportContacts,
  updateAboutUs,
  updateContactInfo,
  updateHomepage,
  updateOrderDocumentSettings,
} from '../../src/modules/site-content/index.ts';
import { createAdministratorContext, type DemoDeps } from '../demo-context.ts';
import { drawBracelet } from '../pictures/bracelets.ts';
import { drawEarrings } from '../pictures/earrings.ts';
import { toBase64Png } from '../pictures/image-store.ts';
import { drawNecklace } from '../pictures/necklaces.ts';
import { drawRing } from '../pictures/rings.ts';
import { drawPortrait, drawScene } from '../pictures/scenes.ts';

const ivory = ['#fbf8f2', '#d9d2c6'] as const;
const night = ['#31455c', '#121c29'] as const;
const mist = ['#eef3f7', '#b9c6d2'] as const;

const drawWideImages = () => ({
  topImage: drawScene({ seed: 31, gems: ['Diamond'], tones: night }),
  slider1Image: drawScene({ seed: 32, gems: ['Diamond', 'Fancy Yellow Diamond'], tones: ivory }),
  slider2Image: drawScene({ seed: 33, gems: ['Sapphire', 'Diamond', 'Aquamarine'], tones: mist }),
  slider3Image: drawScene({ seed: 34, gems: ['Ruby', 'Emerald', 'Diamond'], tones: ivory }),
  aboutImage: drawScene({ seed: 35, gems: ['Diamond'], tones: mist }),
});

const drawCardImages = () => ({
  cardRings: drawRing({ style: 'Halo', metal: 'yellow', gem: 'Sapphire', cut: 'Oval' }),
  cardBracelets: drawBracelet({ style: 'Tennis', metal: 'white', gem: 'Diamond' }),
  cardNecklaces: drawNecklace({ style: 'Rivière', metal: 'white', gem: 'Diamond', cut: 'Round' }),
  cardEarrings: drawEarrings({ style: 'Drops', metal: 'yellow', gem: 'Emerald', cut: 'Pear' }),
});

const aboutText = [
  'Facet trades in diamonds and jewellery from its offices on the Hoveniersstraat in Antwerp. We buy rough and polished stones, and sell to jewellers, designers and other dealers.',
  'Every stone that we list as available is in our own safe, or with a member of our team at a show. Stones on hold or on memo are marked as such, and sold stones are removed immediately.',
  'We describe each stone as its grading report does: weight, grades, proportions and measurements, with a diagram drawn to these figures. We add nothing that the report does not state.',
  'You see your own price for each stone, from the list to the order. If you cannot find what you need, ask us: we source stones, match pairs and assemble lines.',
].join('\n\n');

/** Kept short, because the terms are also printed on order documents, where space is limited. */
const terms = [
  'Prices are in the currency stated, excluding taxes and duties in the country of delivery.',
  'An order is binding once we have confirmed it. Until then, you may cancel it on our website.',
  'Payment is due within 14 days of the invoice. Goods remain our property until paid in full.',
  'We ship insured, with signature on delivery. Risk passes to you when you sign for the parcel.',
  'Unused goods may be returned, with their report, within 7 days of delivery, unless set or engraved for you.',
  'Weights and grades are those of the report stated. If there is no report, they are our own.',
].join('\n\n');

const supportContacts = [
  {
    name: 'Ada Marten',
    title: 'Diamonds',
    phone: '+32 3 555 01 10',
    email: 'diamonds@facet.example',
    whatsapp: '+32 470 55 50 10',
    color: '#3f5f7a',
  },
  {
    name: 'Jonas Claes',
    title: 'Jewellery',
    phone: '+32 3 555 01 11',
    email: 'jewellery@facet.example',
    whatsapp: '+32 470 55 50 11',
    color: '#7a4b3f',
  },
  {
    name: 'Mei Tanaka',
    title: 'Orders and shipping',
    phone: '+32 3 555 01 12',
    email: 'orders@facet.example',
    color: '#4b6a4f',
  },
];

/** Fills the homepage, the About us page, the contact details, the order document settings and the support contacts. */
export async function seedPages(deps: DemoDeps): Promise<void> {
  const administrator = await createAdministratorContext(deps);
  const wideImages = drawWideImages();
  const drawings = { ...wideImages, ...drawCardImages() };
  const images = await Promise.all(
    Object.entries(drawings).map(async ([field, drawing]) => [field, await toBase64Png(drawing)] as const),
  );
  await updateHomepage(administrator, { set: Object.fromEntries(images) });
  const about = {
    text: aboutText,
    image1: await toBase64Png(wideImages.aboutImage),
    image2: await toBase64Png(wideImages.slider1Image),
  };
  await updateAboutUs(administrator, { set: about });
  await updateContactInfo(administrator, {
    set: {
      companyName: 'Facet',
      address: 'Hoveniersstraat 2',
      city: '2018 Antwerp',
      country: 'Belgium',
      phone: '+32 3 555 01 00',
      fax: '+32 3 555 01 01',
      email: 'house@facet.example',
      openingHours: 'Monday to Thursday 9:30–17:30\nFriday 9:30–15:00\nSaturday and Sunday closed',
      latitude: 51.2154,
      longitude: 4.4183,
      facebook: 'https://facebook.example/facet',
      instagram: 'https://instagram.example/facet',
      linkedin: 'https://linkedin.example/company/facet',
    },
  });
  await updateOrderDocumentSettings(administrator, {
    set: {
      vatNumber: 'BE 0123.456.749 (fictitious)',
      terms,
      bankDetails: 'Facet\nIBAN BE00 0000 0000 0000 (fictitious)\nBIC FACETBEB\nPlease quote the order number.',
    },
  });
  const contacts = await Promise.all(
    supportContacts.map(async ({ color, ...contact }) => ({
      ...contact,
      image: await toBase64Png(drawPortrait(color)),
    })),
  );
  await replaceSupportContacts(administrator, { contacts });
}
