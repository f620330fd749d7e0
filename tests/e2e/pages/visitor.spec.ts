import { testPages } from './listed-pages.ts';

testPages('visitor', {
  'pages of the account': /^\/(?:login|register|welcome|confirm-email|reset-password|change-password|unsubscribe)\b/,
  'pages for partners': /^\/partners/,
});
