import { testPages } from './listed-pages.ts';

testPages('shopper', {
  'lists of diamonds': /^\/(?:diamonds|melee)\b/,
  'lists of jewellery':
    /^\/(?:rings|bracelets|earrings|brooches|one-of-a-kind|necklaces|pendants|eternity-rings|custom-necklace)$/,
  'pages of buying and of the account': /^\/(?:account|cart|wishlist|shared|change-password)\b/,
});
