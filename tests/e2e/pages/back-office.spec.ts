import { testPages } from './listed-pages.ts';

testPages('administrator', {
  'screens of stock and imports':
    /^\/admin\/(?:diamonds|melee-lots|jewellery-pieces|ring-settings|generic-diamonds|eternity-rings|bracelets|custom-necklaces|import)/,
  'screens of emails': /^\/admin\/emails/,
});
